import { projectCards } from '~/content/en/project-cards'
import { sectionNames } from '~/content/en/section-names'
import { studioWork } from '~/content/en/studio-home'
import { projectPictures } from '~/content/project-pictures'
import { ProjectTile } from '~/sections/project-tile'
import { TitledSection } from '~/sections/section-heading'
import { filteredList } from '~/ui/filtered-list'
import { LoadMore } from '~/ui/load-more'
import styles from './studio-work.module.css'

/** How many tiles are shown at first. */
const initial = 6

/** Positions of the tiles that span two of the three columns. Source: spec §4, "Mobile studio grid". */
const widePositions = [0, 3, 4]

const items = studioWork.flatMap((slug) => {
  const project = projectCards.find((candidate) => candidate.slug === slug)
  return project ? [{ ...project, picture: projectPictures[slug] }] : []
})

/** Nine projects: six at first, three more with Load More; without scripts all nine. Source: spec §2, "portfolio grid". */
export function StudioWork() {
  return (
    <TitledSection
      surface="chalk"
      id="work"
      label={sectionNames.portfolio}
      title="Launched, measured, still running."
      action={{ label: 'The whole portfolio', href: '/portfolio' }}
      {...filteredList({ name: 'studioWork', initial, step: 3 })}
    >
      <ul className={styles.grid}>
        {items.map((item, index) => (
          <ProjectTile
            key={item.slug}
            project={item}
            picture={item.picture}
            width={widePositions.includes(index) ? 'twoThirds' : 'third'}
            hidden={index >= initial}
          />
        ))}
      </ul>
      <LoadMore shown={initial} total={items.length} />
    </TitledSection>
  )
}
