import type { Temporal } from 'temporal-polyfill'

/**
 * The browser's own `Temporal`, else a polyfill, fetched only then. Nothing global is changed by it.
 * Rejects when the polyfill cannot be fetched.
 */
export async function loadTemporal(): Promise<typeof Temporal> {
  // TypeScript's own libraries do not know the object yet; the polyfill's types are those of the standard.
  const { Temporal: own } = globalThis as { Temporal?: typeof Temporal }
  return own ?? (await import('temporal-polyfill/implementation')).Temporal
}
