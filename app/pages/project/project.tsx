import { Fragment } from 'react'
import { projectCards, projectCategoryLabels } from '~/content/en/project-cards'
import { projectStories } from '~/content/en/project-stories'
import { genericProject, projects } from '~/content/en/projects'
import { projectPictures } from '~/content/project-pictures'
import { projectPlates } from '~/content/project-plates'
import type { PageHandle } from '~/layouts/page-surface'
import type { Picture } from '~/lib/picture'
import { Plates } from '~/sections/plates'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { projectData } from '~/seo/structured-work'
import type { Route } from './+types/project'
import { Figures } from './figures'
import { Hero } from './hero'
import { Intro } from './intro'
import { projectLook } from './looks'
import { Neighbours } from './neighbours'
import { ProjectPlates, Scene } from './plates'
import { ProjectStory } from './story'

type AnyProject = (typeof projects)[number] | typeof genericProject

export const handle = {
  surface: ({ portfolioDetailsId = '' }) => projectLook(portfolioDetailsId).hero,
} satisfies PageHandle

export async function loader({ params: { portfolioDetailsId } }: Route.LoaderArgs) {
  const { slug } = findProject(portfolioDetailsId)
  const [{ story, captions = [] }, { scene, work }] = await Promise.all([
    projectStories[slug](),
    projectPlates[slug](),
  ])
  return { story, captions, scene, work }
}

export function meta({ params: { portfolioDetailsId } }: Route.MetaArgs) {
  const project = findProject(portfolioDetailsId)
  const picture = pictureOf(project)
  const path = `/portfolio/${portfolioDetailsId}`
  return pageMeta({
    title: project.title,
    description: project.summary,
    path,
    picture,
    noIndex: project === genericProject,
    jsonLd: [
      ...(picture ? [projectData(project, projectCategoryLabels[project.category], picture)] : []),
      breadcrumbData([
        { label: 'Portfolio', path: '/portfolio' },
        { label: project.title, path },
      ]),
    ],
  })
}

/** One project, or for an unknown id the composite example. Source: spec §2, "portfolio/{portfolioDetailsId}"; D4 to D6. */
export default function ProjectPage({
  params: { portfolioDetailsId },
  loaderData: { story, captions, scene, work },
}: Route.ComponentProps) {
  const project = findProject(portfolioDetailsId)
  const look = projectLook(portfolioDetailsId)
  const plates = [
    ...(scene ? [{ picture: scene, title: `${project.title}: ${project.subtitle}` }] : []),
    ...captions.flatMap((caption, index) => {
      const picture = work[index]
      return picture ? [{ picture, ...caption }] : []
    }),
  ]

  return (
    <article>
      <Hero
        project={project}
        picture={pictureOf(project)}
        look={look}
        crumb={{ label: project.title, parameter: portfolioDetailsId }}
      />
      <Intro project={project} look={look} />
      <Plates items={plates}>
        {story.map((section, index) => (
          <Fragment key={section.heading}>
            {index === look.figuresAfter ? <Figures figures={project.figures} look={look} /> : null}
            {index === 1 && scene ? <Scene look={look} /> : null}
            <ProjectStory section={section} look={look} />
            {index === 1 && work.length > 0 ? (
              <ProjectPlates look={look} first={scene ? 1 : 0} />
            ) : null}
          </Fragment>
        ))}
      </Plates>
      <Neighbours {...neighbours(project)} />
    </article>
  )
}

function findProject(id: string): AnyProject {
  return projects.find(({ slug }) => slug === id) ?? genericProject
}

function pictureOf({ slug }: AnyProject): Picture | undefined {
  return slug === genericProject.slug ? undefined : projectPictures[slug]
}

/** The previous and next project, wrapping around; the example is between the last and the first. */
function neighbours(project: AnyProject) {
  const index = projectCards.findIndex(({ slug }) => slug === project.slug)
  const previous = projectCards.at(index < 0 ? -1 : index - 1) ?? projectCards[0]
  const next = projectCards[(index + 1) % projectCards.length] ?? projectCards[0]
  return { previous, next }
}
