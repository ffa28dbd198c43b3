import type { Article, CreativeWork } from 'schema-dts'
import { site } from '#words/site.ts'
import type { GenericCaseStudy } from '~/content/collections/case-studies'
import type { GenericProject } from '~/content/collections/projects'
import type { Picture } from '~/lib/picture'
import { jpegOf } from './page-meta'
import { pageUrl } from './page-url'
import { studio } from './structured-page'

/** A project of the portfolio, as the work of the studio for its client. */
export function projectData(
  project: GenericProject,
  category: string,
  picture: Picture,
): CreativeWork {
  const url = pageUrl(`/portfolio/${project.slug}`)
  return {
    '@type': 'CreativeWork',
    '@id': url,
    mainEntityOfPage: url,
    name: project.title,
    headline: project.subtitle,
    abstract: project.summary,
    genre: category,
    keywords: [...project.software],
    datePublished: project.date,
    inLanguage: __LANGUAGE__.locale,
    image: `${site.url}${jpegOf(picture)}`,
    creator: studio,
    sourceOrganization: { '@type': 'Organization', name: project.client },
    contentLocation: { '@type': 'Place', name: project.location },
  }
}

/** What the studio has written about one project, given by its slug, or about itself. */
export function caseStudyData(study: GenericCaseStudy, project: string | undefined): Article {
  const url = pageUrl(`/case-study/${study.slug}`)
  return {
    '@type': 'Article',
    '@id': url,
    mainEntityOfPage: url,
    headline: study.title,
    description: study.summary,
    articleSection: study.sector,
    inLanguage: __LANGUAGE__.locale,
    image: `${site.url}${jpegOf(study.banner)}`,
    about: project
      ? { '@id': pageUrl(`/portfolio/${project}`) }
      : { '@type': 'Organization', name: study.client },
    author: studio,
    publisher: studio,
  }
}
