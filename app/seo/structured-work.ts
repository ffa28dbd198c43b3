import type { Article, CreativeWork } from 'schema-dts'
import type { GenericCaseStudy } from '~/content/case-study-files'
import { site } from '~/content/en/site'
import type { GenericProject } from '~/content/project-files'
import type { Picture } from '~/lib/picture'
import { jpegOf } from './page-meta'
import { studio } from './structured-page'

/** A project of the portfolio, as the work of the studio for its client. */
export function projectData(
  project: GenericProject,
  category: string,
  picture: Picture,
): CreativeWork {
  const url = `${site.url}/portfolio/${project.slug}`
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
    inLanguage: 'en-GB',
    image: `${site.url}${jpegOf(picture)}`,
    creator: studio,
    sourceOrganization: { '@type': 'Organization', name: project.client },
    contentLocation: { '@type': 'Place', name: project.location },
  }
}

/** What the studio has written about one project, given by its slug, or about itself. */
export function caseStudyData(study: GenericCaseStudy, project: string | undefined): Article {
  const url = `${site.url}/case-study/${study.slug}`
  return {
    '@type': 'Article',
    '@id': url,
    mainEntityOfPage: url,
    headline: study.title,
    description: study.summary,
    articleSection: study.sector,
    inLanguage: 'en-GB',
    image: `${site.url}${jpegOf(study.banner)}`,
    about: project
      ? { '@id': `${site.url}/portfolio/${project}` }
      : { '@type': 'Organization', name: study.client },
    author: studio,
    publisher: studio,
  }
}
