/**
 * How the built site wants to be served, as data. `scripts/serve.ts` follows these rules, and configuration
 * for any other static host says the same things in that host's words.
 *
 * In one breath: an address is a folder with an `index.html` and has no trailing slash (308); an unknown id below
 * one of the routes that take one gets the client-rendered fallback with status 200; everything else unknown gets
 * the same page with status 404; names that hold a content hash are kept for a year, the rest is asked for anew.
 */
import { parameterRoutes } from '../app/addresses.ts'

/** The file, in the site's root, that answers `/service/any-id` and its like. The browser renders the page from the address. */
export const fallbackFile = '__spa-fallback.html'

/** The file that answers an unknown address, with status 404. A byte copy of the fallback: any other page would hydrate into two. */
export const notFoundFile = '404.html'

/** `/service/any-id` and its like: exactly one segment below one of the routes that take an id. */
export const fallbackPatterns = parameterRoutes.map((route) => new RegExp(`^${route}/[^/]+$`))

/** Addresses under which every file name changes with its content. */
export const immutablePrefixes = ['/assets/', '/media/']

export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  /** Kept, but asked about each time; the ETag makes the answer a short 304. */
  revalidate: 'no-cache',
}

/** Precompressed copies lie beside the file under these endings. In order of preference. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

/** Sent with every answer. The rest of the content policy is in the page. */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/**
 * What a page may load and do. It stands as a `<meta>` in every page, with the hashes of that page's inline scripts and
 * styles. `default` is the policy of the boot script, which lets React make script elements and nothing else.
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
  'trusted-types': ['default'],
}

/** Only where the site is reached by https: on plain http browsers ignore it, and on localhost it would outlive the visit. */
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
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
