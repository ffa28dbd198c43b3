import type { Article as ArticleData } from 'schema-dts'
import type { Article } from '~/content/en/articles'
import { site } from '~/content/en/site'
import type { Picture } from '~/lib/picture'
import { jpegOf } from './page-meta'
import { cardAddress } from './social-card'
import { personId, studio } from './structured-page'

/** An article as search engines and readers' tools know it. */
export function articleData(article: Article, words: string[], picture?: Picture): ArticleData {
  const url = `${site.url}/blog/${article.slug}`
  return {
    '@type': 'Article',
    '@id': url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    inLanguage: 'en-GB',
    keywords: words,
    image: `${site.url}${picture ? jpegOf(picture) : cardAddress(`/blog/${article.slug}`)}`,
    author: {
      '@type': 'Person',
      '@id': personId(article.author.slug),
      name: article.author.name,
      jobTitle: article.author.designation,
      url: `${site.url}/team/${article.author.slug}`,
    },
    publisher: studio,
  }
}
