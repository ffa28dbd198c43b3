import type { MetaDescriptor } from 'react-router'
import type { Graph, Thing } from 'schema-dts'
import { seo } from '#words/seo.ts'
import { site } from '#words/site.ts'
import { languages } from '~/content/languages'
import { fillIn } from '~/lib/fill-in'
import { inLanguage } from '~/lib/in-language'
import type { Language } from '~/lib/language'
import type { Picture } from '~/lib/picture'
import { pageUrl } from './page-url'
import { cardAddress, cardSize, generalCard } from './social-card'
import { webPageData } from './structured-page'

type PageFacts = {
  /** Without the site's suffix; this function adds it. */
  title: string
  /** 70 to 160 characters on the page's content. */
  description: string
  /** The canonical path, which for `/digital-agency` is `/`. */
  path: `/${string}`
  /** The picture of the social card, if not the page's first large picture. */
  picture?: Picture
  /** Adds noindex: for admin, generic and unknown ids. */
  noIndex?: boolean
  /** Structured data; see structured-page.ts and its neighbours. @default a plain WebPage */
  jsonLd?: readonly Thing[]
}

/** Title, description, canonical and social tags of a page. Source: spec §2, titles. */
export function pageMeta({
  title,
  description,
  path,
  picture,
  noIndex,
  jsonLd = noIndex ? [] : [webPageData(title, path, description)],
}: PageFacts): MetaDescriptor[] {
  const fullTitle = `${title}${site.titleSuffix}`
  const url = pageUrl(path)
  const card = noIndex ? generalCard : cardAddress(inLanguage(path, __LANGUAGE__.prefix))
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(noIndex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }, ...alternates(path)]),
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: __LANGUAGE__.locale.replace('-', '_') },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: site.url + card },
    { property: 'og:image:width', content: String(cardSize.width) },
    { property: 'og:image:height', content: String(cardSize.height) },
    { property: 'og:image:alt', content: fillIn(seo.cardAlt, { title, studio: site.name }) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(picture ? [{ name: 'thumbnail', content: `${site.url}${jpegOf(picture)}` }] : []),
    ...(jsonLd.length > 0 ? [{ 'script:ld+json': graph(jsonLd) }] : []),
  ]
}

/** The same page in each language, and the one for every other: English. A site in one language has none. */
function alternates(path: `/${string}`): MetaDescriptor[] {
  if (languages.length === 1) return []
  const link = (hrefLang: string, prefix: Language['prefix']) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: pageUrl(path, prefix),
  })
  return [...languages.map(({ code, prefix }) => link(code, prefix)), link('x-default', '')]
}

/** The largest version in a format that every link preview supports. */
export function jpegOf(picture: Picture): string {
  return `${picture.src}-${picture.jpegWidth}.jpg`
}

/** One JSON-LD document with several items. */
export function graph(things: readonly Thing[]) {
  return { '@context': 'https://schema.org', '@graph': things } satisfies Graph
}
