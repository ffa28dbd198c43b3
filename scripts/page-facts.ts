/**
 * The title, description and picture of a built page, read back from its file, so that derived pages cannot disagree
 * with it.
 */
import { load } from 'cheerio'
import { site } from '#words/site.ts'

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
  const $ = load(html)
  const title = required($('head > title').text(), 'title')
  if (!title.endsWith(site.titleSuffix)) throw new Error(`The title "${title}" has no suffix.`)
  const address =
    $('meta[name="thumbnail"]').attr('content') ?? $('img[fetchpriority="high"]').attr('src')
  const media = address?.indexOf('/media/') ?? -1
  return {
    title: title.slice(0, -site.titleSuffix.length),
    description: required($('meta[name="description"]').attr('content'), 'description'),
    surface: required($('[data-surface]').attr('data-surface'), 'surface'),
    picture: media < 0 ? undefined : address?.slice(media),
  }
}

function required(value: string | undefined, name: string) {
  if (!value) throw new Error(`The page has no ${name}.`)
  return value
}
