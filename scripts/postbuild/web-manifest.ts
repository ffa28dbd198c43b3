import { language } from '#words/language.ts'
import { site } from '#words/site.ts'
import { themeColors } from '../surfaces/theme-colors.ts'

/** What a launcher shows of the site in this language (W3C Web Application Manifest); addresses are relative to its file. */
export function webManifest() {
  const { code, direction, prefix } = language
  const start = prefix === '' ? '.' : `..${prefix}`
  const root = prefix === '' ? '' : '../'
  const { ink } = themeColors()
  return {
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: code,
    dir: direction,
    start_url: start,
    scope: start,
    display: 'browser',
    background_color: ink,
    theme_color: ink,
    icons: [
      { src: `${root}favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${root}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${root}icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${root}icon-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
