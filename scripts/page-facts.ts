/** What a built page says of itself, read back from its file: other pages about the pages can't disagree with them. */
import { site } from '../app/content/en/site.ts'

export type PageFacts = {
  /** Without the suffix that every title ends in. */
  title: string
  description: string
  /** The plane of colour that the page begins with. */
  surface: string
  /** The picture that stands for the page: the one it names, or the one that it shows first. `/media/…` */
  picture: string | undefined
}

/** @throws when the page lacks one of the facts that every page has. */
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

/** Undoes what React does to text. */
export function decode(text: string) {
  return text.replace(/&(#x27|\w+);/g, (whole, name) => characters[name] ?? whole)
}
