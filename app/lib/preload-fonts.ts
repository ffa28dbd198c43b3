import type { LinkDescriptor } from 'react-router'

/** The `<link>`s of a page that preload the font files at these addresses. */
export function preloadFonts(addresses: readonly string[]): LinkDescriptor[] {
  return addresses.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))
}
