import { homeWork } from '~/content/en/home'
import { projectCards } from '~/content/en/project-cards'
import { sectionNames } from '~/content/en/section-names'
import { projectPictures } from '~/content/project-pictures'
import { ProjectTile } from '~/sections/project-tile'
import { TitledSection } from '~/sections/section-heading'
import { filteredList } from '~/ui/filtered-list/filtered-list'
import { LoadMore } from '~/ui/filtered-list/load-more'
import styles from './work.module.css'

/** How many tiles are shown at first. */
const initial = 6

/** Positions of the tiles that span two of the three columns. Source: spec §4, "Mobile studio grid". */
const widePositions = [0, 3, 4]

const items = homeWork.flatMap((slug) => {
  const project = projectCards.find((candidate) => candidate.slug === slug)
  return project ? [{ ...project, picture: projectPictures[slug] }] : []
})

/** Nine projects: six at first, three more with Load More; without scripts all nine. Source: spec §2, "portfolio grid". */
export function Work() {
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
