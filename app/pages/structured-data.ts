import type {
  AboutPage,
  Article as ArticleData,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  Organization,
  Person,
  Service as ServiceData,
  WebSite,
} from 'schema-dts'
import type { Article } from '~/content/en/articles'
import type { Service, ServiceQuestion } from '~/content/en/services'
import { site } from '~/content/en/site'
import type { TeamMember } from '~/content/en/team'
import type { Picture } from '~/content/pictures/picture'
import { plainText } from '~/lib/inline-markup'
import { cardAddress } from '~/lib/social-card'
import { jpegOf } from './page-meta'

/** One name for the studio, under which all pages speak of the same organisation. */
const studioId = `${site.url}/#studio`
const websiteId = `${site.url}/#website`

/** The studio itself: who it is, where, and how to reach it. */
export function studioData(): Organization {
  const { street, postalCode, city, country } = site.address
  return {
    '@type': 'Organization',
    '@id': studioId,
    name: site.name,
    alternateName: site.shortName,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    description: site.description,
    email: site.email,
    telephone: site.phone.href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    sameAs: site.social.map(({ href }) => href),
  }
}

/** The site as a whole, which the home page stands for. */
export function websiteData(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.name,
    url: `${site.url}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': studioId },
  }
}

/** The page about the studio. */
export function aboutData(name: string, path: string): AboutPage {
  return { '@type': 'AboutPage', ...pageData(name, path), mainEntity: { '@id': studioId } }
}

/** The page with the ways to reach the studio. */
export function contactData(name: string, path: string): ContactPage {
  return { '@type': 'ContactPage', ...pageData(name, path), mainEntity: { '@id': studioId } }
}

/** A page that lists others, in its order. */
export function collectionData(
  name: string,
  path: string,
  items: readonly { name: string; path: string }[],
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    ...pageData(name, path),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: `${site.url}${item.path}`,
      })),
    },
  }
}

function pageData(name: string, path: string) {
  const url = `${site.url}${path}`
  return { '@id': url, url, name, inLanguage: 'en-GB', isPartOf: { '@id': websiteId } }
}

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
      name: article.author.name,
      jobTitle: article.author.designation,
      url: `${site.url}/team/${article.author.slug}`,
    },
    publisher: { '@type': 'Organization', name: site.name, url: site.url },
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
    provider: { '@type': 'Organization', name: site.name, url: site.url },
    areaServed: ['Algeria', 'Tunisia', 'France'],
  }
}

/** Questions with their answers, which lose their marks. */
export function questionsData(
  questions: readonly Pick<ServiceQuestion, 'question' | 'answer'>[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}

/** One of the team. */
export function memberData({ slug, name, designation, summary, social }: TeamMember): Person {
  const url = `${site.url}/team/${slug}`
  return {
    '@type': 'Person',
    '@id': url,
    url,
    name,
    jobTitle: designation,
    description: summary,
    sameAs: social.map(({ href }) => href),
    worksFor: { '@type': 'Organization', name: site.name, url: site.url },
  }
}
