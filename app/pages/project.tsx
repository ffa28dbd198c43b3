import { Fragment, use } from 'react'
import { projectCards, projectCategoryLabels } from '~/content/en/project-cards'
import { projectStories } from '~/content/en/project-stories'
import { genericProject, projects } from '~/content/en/projects'
import { projectPictures } from '~/content/project-pictures'
import { projectPlates } from '~/content/project-plates'
import type { PageHandle } from '~/layouts/page-surface'
import { rememberLoads } from '~/lib/lazy-record'
import type { Picture } from '~/lib/picture'
import { Plates } from '~/sections/plates'
import { RestOfPage } from '~/ui/rest-of-page'
import type { Route } from './+types/project'
import { pageMeta } from './page-meta'
import { ProjectFigures } from './project-figures'
import { ProjectHero } from './project-hero'
import { ProjectIntro } from './project-intro'
import { projectLook } from './project-looks'
import { ProjectNeighbours } from './project-neighbours'
import { ProjectPlates, ProjectScene } from './project-plates'
import { ProjectStory } from './project-story'
import { breadcrumbData } from './structured-page'
import { projectData } from './structured-work'

type AnyProject = (typeof projects)[number] | typeof genericProject

const loadStory = rememberLoads(projectStories)
const loadPlates = rememberLoads(projectPlates)

export const handle = {
  surface: ({ portfolioDetailsId = '' }) => projectLook(portfolioDetailsId).hero,
} satisfies PageHandle

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
export default function ProjectPage({ params: { portfolioDetailsId } }: Route.ComponentProps) {
  const project = findProject(portfolioDetailsId)
  const look = projectLook(portfolioDetailsId)
  const [text, shows] = [loadStory(project.slug), loadPlates(project.slug)]
  const { story, captions = [] } = use(text)
  const { scene, work } = use(shows)
  const plates = [
    ...(scene ? [{ picture: scene, title: `${project.title}: ${project.subtitle}` }] : []),
    ...captions.flatMap((caption, index) => {
      const picture = work[index]
      return picture ? [{ picture, ...caption }] : []
    }),
  ]

  return (
    // Another project is another page: discard all state, and let its picture move in the view transition.
    <article key={portfolioDetailsId}>
      <ProjectHero
        project={project}
        picture={pictureOf(project)}
        look={look}
        // An unknown id is shown as typed.
        crumb={project === genericProject ? portfolioDetailsId : project.title}
      />
      <RestOfPage>
        <ProjectIntro project={project} look={look} />
        <Plates items={plates}>
          {story.map((section, index) => (
            <Fragment key={section.heading}>
              {index === look.figuresAfter ? (
                <ProjectFigures figures={project.figures} look={look} />
              ) : null}
              {index === 1 && scene ? <ProjectScene look={look} /> : null}
              <ProjectStory section={section} look={look} />
              {index === 1 && work.length > 0 ? (
                <ProjectPlates look={look} first={scene ? 1 : 0} />
              ) : null}
            </Fragment>
          ))}
        </Plates>
        <ProjectNeighbours {...neighbours(project)} />
      </RestOfPage>
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
