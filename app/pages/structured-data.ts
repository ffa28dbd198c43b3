import type {
  Article as ArticleData,
  BreadcrumbList,
  ProfilePage,
  Service as ServiceData,
} from 'schema-dts'
import type { Article } from '~/content/en/articles'
import type { Service } from '~/content/en/services'
import { site } from '~/content/en/site'
import type { TeamMember } from '~/content/en/team'
import type { Picture } from '~/content/pictures/picture'
import { cardAddress } from '~/lib/social-card'
import { jpegOf } from './page-meta'
import { pageData, studio } from './structured-page'

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

/** A service that the studio sells. */
export function serviceData({ slug, title, summary }: Service): ServiceData {
  const url = `${site.url}/service/${slug}`
  return {
    '@type': 'Service',
    '@id': url,
    url,
    name: title,
    description: summary,
    provider: studio,
    areaServed: ['Algeria', 'Tunisia', 'France'],
  }
}

/** The page of one of the team. */
export function memberData(member: TeamMember, portrait: Picture): ProfilePage {
  const { slug, name, designation, summary, social } = member
  const path = `/team/${slug}`
  return {
    '@type': 'ProfilePage',
    ...pageData(name, path),
    mainEntity: {
      '@type': 'Person',
      '@id': personId(slug),
      url: `${site.url}${path}`,
      name,
      jobTitle: designation,
      description: summary,
      image: `${site.url}${jpegOf(portrait)}`,
      sameAs: social.map(({ href }) => href),
      worksFor: studio,
    },
  }
}

/** One name for a person, under which articles and the person's own page speak of the same one. */
function personId(slug: string) {
  return `${site.url}/team/${slug}#person` as const
}
