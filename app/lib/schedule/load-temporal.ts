import type { Temporal } from 'temporal-polyfill'

/**
 * The browser's own `Temporal`, else a polyfill, fetched only if needed; globals stay unchanged. Rejects when the
 * polyfill cannot be fetched.
 */
export async function loadTemporal(): Promise<typeof Temporal> {
  // TypeScript's libraries do not declare `Temporal` yet; the polyfill's types follow the standard.
  const { Temporal: own } = globalThis as { Temporal?: typeof Temporal }
  return own ?? (await import('temporal-polyfill/implementation')).Temporal
}
