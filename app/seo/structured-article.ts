import type { Article as ArticleData } from 'schema-dts'
import { site } from '#words/site.ts'
import type { Article } from '~/content/collections/articles'
import type { Picture } from '~/lib/picture'
import { jpegOf } from './page-meta'
import { pageUrl } from './page-url'
import { cardAddress } from './social-card'
import { personId, studio } from './structured-page'

/** An article as search engines and readers' tools know it. */
export function articleData(article: Article, words: string[], picture?: Picture): ArticleData {
  const url = pageUrl(`/blog/${article.slug}`)
  return {
    '@type': 'Article',
    '@id': url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    inLanguage: __LANGUAGE__.locale,
    keywords: words,
    image: picture
      ? `${site.url}${jpegOf(picture)}`
      : pageUrl(cardAddress(`/blog/${article.slug}`)),
    author: {
      '@type': 'Person',
      '@id': personId(article.author.slug),
      name: article.author.name,
      jobTitle: article.author.designation,
      url: pageUrl(`/team/${article.author.slug}`),
    },
    publisher: studio,
  }
}
