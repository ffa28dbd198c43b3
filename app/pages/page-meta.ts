import type { MetaDescriptor } from 'react-router'
import type { Graph, Thing } from 'schema-dts'
import { site } from '~/content/en/site'
import type { Picture } from '~/content/pictures/picture'

type PageFacts = {
  /** Without the suffix; this function adds it. */
  title: string
  /** 70 to 160 characters that tell what the page holds. */
  description: string
  /** The canonical path, which for `/digital-agency` is `/`. */
  path: string
  /** Shown by messengers and social networks. */
  picture?: Picture
  /** Keep the page out of search engines: admin, generic and unknown ids. */
  noIndex?: boolean
  /** What the page is about, for search engines; see structured-data.ts. */
  jsonLd?: readonly Thing[]
}

/** Title, description, canonical and social tags of a page. Source: spec §2, titles. */
export function pageMeta({
  title,
  description,
  path,
  picture,
  noIndex,
  jsonLd,
}: PageFacts): MetaDescriptor[] {
  const fullTitle = `${title}${site.titleSuffix}`
  const url = `${site.url}${path}`
  const card = picture
    ? `${site.url}${picture.src}-${picture.jpegWidths.at(-1)}.jpg`
    : `${site.url}/social-card.png`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    noIndex
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: card },
    { property: 'og:image:alt', content: picture?.alt ?? 'The faceted mark of Ikosim Studio' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(jsonLd ? [{ 'script:ld+json': graph(jsonLd) }] : []),
  ]
}

/** One JSON-LD document out of many things. */
export function graph(things: readonly Thing[]) {
  return { '@context': 'https://schema.org', '@graph': things } satisfies Graph
}
