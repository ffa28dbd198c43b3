import type { home } from '#words/home.ts'
import type { Project } from '~/content/collections/projects'
import { ProjectTile } from '~/sections/project-tile'
import { TitledSection } from '~/sections/section-heading'
import { filteredList } from '~/ui/filtered-list/filtered-list'
import { LoadMore } from '~/ui/filtered-list/load-more'
import styles from './work.module.css'

/** How many tiles are shown at first. */
const initial = 6

/** Positions of the tiles that span two of the three columns. Source: spec §4, "Mobile studio grid". */
const widePositions = [0, 3, 4]

type WorkProps = {
  words: (typeof home)['work']
  projects: readonly Project[]
}

/** Nine projects: six at first, three more with Load More; without scripts all nine. Source: spec §2, "portfolio grid". */
export function Work({ words, projects }: WorkProps) {
  return (
    <TitledSection
      surface="chalk"
      id="work"
      {...words}
      {...filteredList({ name: 'studioWork', initial, step: 3 })}
    >
      <ul className={styles.grid}>
        {projects.map((project, index) => (
          <ProjectTile
            key={project.slug}
            project={project}
            picture={project.picture}
            figure={project.figures[0]}
            width={widePositions.includes(index) ? 'twoThirds' : 'third'}
            hidden={index >= initial}
          />
        ))}
      </ul>
      <LoadMore shown={initial} total={projects.length} />
    </TitledSection>
  )
}
