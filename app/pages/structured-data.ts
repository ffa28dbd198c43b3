import type { Article as ArticleData, BreadcrumbList } from 'schema-dts'
import type { Article } from '~/content/en/articles'
import { site } from '~/content/en/site'
import type { Picture } from '~/content/pictures/picture'

/** The way to a page, as in its breadcrumb; Home stands before it. The last step is the page itself. */
export function breadcrumbData(steps: readonly { label: string; path: string }[]): BreadcrumbList {
  const trail = [{ label: 'Home', path: '/' }, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${site.url}${path}`,
    })),
  }
}

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
    image: picture
      ? `${site.url}${picture.src}-${picture.jpegWidths.at(-1)}.jpg`
      : `${site.url}/social-card.png`,
    author: {
      '@type': 'Person',
      name: article.author.name,
      jobTitle: article.author.designation,
      url: `${site.url}/team/${article.author.slug}`,
    },
    publisher: { '@type': 'Organization', name: site.name, url: site.url },
  }
}
