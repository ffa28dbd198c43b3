import { Fragment } from 'react'
import { projectCategoryLabels } from '#words/project-categories.ts'
import { projectPage } from '#words/project-page.ts'
import { caseStudies } from '~/content/collections/case-studies'
import { genericProject, projects } from '~/content/collections/projects'
import type { PageHandle } from '~/layouts/page-surface'
import { Plates } from '~/sections/plates'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { projectData } from '~/seo/structured-work'
import { Link } from '~/ui/link'
import { PageIndex } from '~/ui/page-index'
import type { Route } from './+types/project'
import { Figures } from './figures'
import { Hero } from './hero'
import { Intro } from './intro'
import { Neighbours } from './neighbours'
import { ProjectPlates, Scene } from './plates'
import './rhythm.css'
import { ProjectStory, ProjectStoryEnd } from './story'

export const handle = {
  surface: ({ project }: Route.ComponentProps['loaderData']) => project.look.hero,
} satisfies PageHandle

export function loader({ params: { portfolioDetailsId } }: Route.LoaderArgs) {
  const known = projects.find(({ slug }) => slug === portfolioDetailsId)
  const project = known ?? genericProject
  return {
    words: projectPage,
    project,
    /** What the composite example has none of. */
    pictures: known && {
      picture: known.picture,
      scene: known.scene,
      sceneNarrow: known.sceneNarrow,
      sceneText: known.sceneText,
      plates: known.plates,
    },
    category: projectCategoryLabels[project.category],
    caseStudy: caseStudies.find(({ project }) => project === known?.slug),
    ...neighbours(project.slug),
  }
}

export function meta({
  params: { portfolioDetailsId },
  loaderData: { words, project, pictures, category },
}: Route.MetaArgs) {
  const path = `/portfolio/${portfolioDetailsId}` as const
  return pageMeta({
    title: project.title,
    description: project.summary,
    path,
    noIndex: !pictures,
    jsonLd: [
      ...(pictures ? [projectData(project, category, pictures.picture)] : []),
      breadcrumbData([
        { label: words.breadcrumb.portfolio, path: '/portfolio' },
        { label: project.title, path },
      ]),
    ],
  })
}

/** One project, or for an unknown id the composite example. Source: spec §2, "portfolio/{portfolioDetailsId}"; D4 to D6. */
export default function ProjectPage({
  params: { portfolioDetailsId },
  loaderData: { words, project, pictures, category, caseStudy, previous, next },
}: Route.ComponentProps) {
  const { look, story } = project
  const { picture, scene, sceneNarrow: narrow, sceneText: text, plates = [] } = pictures ?? {}
  const items = [
    ...(scene
      ? [{ picture: scene, narrow, title: `${project.title}: ${project.subtitle}`, text }]
      : []),
    ...plates,
  ]
  const results = { href: '#figures', label: words.index.figures } as const
  const gallery =
    plates.length > 0 ? [{ href: '#pictures', label: words.index.pictures } as const] : []
  const links = [
    { href: '#facts', label: words.index.facts },
    // The pictures stand after the second section of the story.
    ...(look.figuresAfter < 2 ? [results, ...gallery] : [...gallery, results]),
    { href: '#next', label: words.index.next },
  ] as const

  return (
    <article>
      <Hero
        words={words.breadcrumb}
        project={project}
        picture={picture}
        crumb={{ label: project.title, parameter: portfolioDetailsId }}
      />
      <PageIndex links={links} />
      <Intro words={words.facts} project={project} category={category} />
      <Plates items={items}>
        {story.map((section, index) => (
          <Fragment key={section.heading}>
            {index === look.figuresAfter ? (
              <Figures words={words} slug={project.slug} figures={project.figures} look={look} />
            ) : null}
            {index === 1 && scene ? <Scene words={words.scene} look={look} /> : null}
            {index < story.length - 1 ? (
              <ProjectStory section={section} look={look} />
            ) : (
              <ProjectStoryEnd section={section} look={look}>
                {caseStudy ? (
                  <Link href={`/case-study/${caseStudy.slug}`}>
                    {words.caseStudy} {caseStudy.title}
                  </Link>
                ) : null}
              </ProjectStoryEnd>
            )}
            {index === 1 && plates.length > 0 ? (
              <ProjectPlates words={words.plates} look={look} first={scene ? 1 : 0} />
            ) : null}
          </Fragment>
        ))}
      </Plates>
      <Neighbours words={words.neighbours} end={words.end} previous={previous} next={next} />
    </article>
  )
}

/** The previous and next project, wrapping around; the example is between the last and the first. */
function neighbours(of: string) {
  const index = projects.findIndex(({ slug }) => slug === of)
  const previous = projects.at(index < 0 ? -1 : index - 1)
  const next = projects[(index + 1) % projects.length]
  if (!previous || !next) throw new Error('There are no projects.')
  return { previous, next }
}
