/**
 * How to serve the built site, as data. `scripts/serve.ts` follows these rules, and the configurations for other
 * static hosts are generated from them.
 *
 * In short: an address is a folder with an `index.html` and has no trailing slash (308); an unknown id below a
 * parameter route gets the example page of its kind with status 200; every other unknown address gets the `404.html` of
 * its language with status 404; files with a content hash in their name are cached for a year, the rest is revalidated.
 */
import { parameterRoutes } from '../app/addresses.ts'
import { languages } from '../app/content/languages.ts'
import type { Language } from '../app/lib/language.ts'

/** The file of a language that answers its unknown addresses, with status 404: `404.html`, `fr/404.html`. */
export function notFoundFileOf({ prefix }: Pick<Language, 'prefix'>) {
  return `${prefix}/404.html`.slice(1)
}

export const notFoundFiles = languages.map(notFoundFileOf)

/** The languages with a prefix; every other address belongs to the first one. */
export const prefixedLanguages = languages.filter(({ prefix }) => prefix !== '')

/** The language that answers at an address, known or not. */
export function languageAt(path: string): Language {
  const [first] = languages
  return prefixedLanguages.find(({ prefix }) => `${path}/`.startsWith(`${prefix}/`)) ?? first
}

/** Matches `/service/any-id` and the like, one segment below a parameter route, each with the page that answers. */
export const idPatterns = parameterRoutes.map(({ route, page }) => ({
  pattern: new RegExp(`^${route}/[^/]+$`),
  page,
}))

/** Paths under which every file name contains a hash of its content. */
export const immutablePrefixes = ['/assets/', '/media/']

export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  /** Cached but revalidated each time; with the ETag the response is a short 304. */
  revalidate: 'no-cache',
}

/** Extensions of the precompressed copies beside each file, in order of preference. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

/** Sent with every response. The rest of the content policy is in the page. */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/**
 * What a page may load and do. Every page has it in a `<meta>`, with the hashes of its inline scripts and styles.
 * The one Trusted Types policy is for the address of the service worker.
 */
export const contentPolicy: Record<string, readonly string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  // The film player and the map, once a visitor has asked for them.
  'frame-src': ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org'],
  'base-uri': ["'none'"],
  'form-action': ["'self'", 'mailto:'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['service-worker'],
}

/** Only for https: browsers ignore it on plain http, and on localhost it would outlive the visit. */
export const httpsOnlyHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
}

export const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
