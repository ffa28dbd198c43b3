/**
 * The title, description and picture of a built page, read back from its file, so that derived pages cannot disagree
 * with it.
 */
import { site } from '../app/content/en/site.ts'

export type PageFacts = {
  /** Without the site's title suffix. */
  title: string
  description: string
  /** The surface that the page begins with. */
  surface: string
  /** The page's social picture: the one it names, or the first one it shows. `/media/…` */
  picture: string | undefined
}

/** @throws when the page lacks a required fact. */
export function readPageFacts(html: string): PageFacts {
  const title = decode(find(html, /<title>(.*?)<\/title>/s, 'title'))
  if (!title.endsWith(site.titleSuffix)) throw new Error(`The title "${title}" has no suffix.`)
  return {
    title: title.slice(0, -site.titleSuffix.length),
    description: decode(find(html, /<meta name="description" content="([^"]*)"/, 'description')),
    surface: find(html, /data-surface="([^"]+)"/, 'surface'),
    picture: findPicture(html),
  }
}

function findPicture(html: string) {
  const named = /<meta name="thumbnail" content="([^"]+)"/.exec(html)?.[1]
  const [first = ''] = /<img [^>]*fetchpriority="high"[^>]*>/i.exec(html) ?? []
  const address = named ?? / src="([^"]+)"/.exec(first)?.[1]
  return address && /\/media\/.*/.exec(address)?.[0]
}

function find(html: string, pattern: RegExp, name: string) {
  const value = pattern.exec(html)?.[1]
  if (value === undefined) throw new Error(`The page has no ${name}.`)
  return value
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Decodes React's HTML escapes. */
export function decode(text: string) {
  return text.replace(/&(#x27|\w+);/g, (whole, name) => characters[name] ?? whole)
}
