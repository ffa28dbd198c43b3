import { useId } from 'react'
import { projectCards } from '~/content/en/project-cards'
import { sectionNames } from '~/content/en/section-names'
import { studioWork } from '~/content/en/studio-home'
import { projectPictures } from '~/content/project-pictures'
import { useFilteredList } from '~/hooks/use-filtered-list'
import { ProjectTile } from '~/sections/project-tile'
import { SectionHeading } from '~/sections/section-heading'
import { LoadMore } from '~/ui/load-more'
import { Section } from '~/ui/section'
import styles from './studio-work.module.css'

/** Positions of the tiles that span two of the three columns. Source: spec §4, "Mobile studio grid". */
const widePositions = [0, 3, 4]

const items = studioWork.flatMap((slug) => {
  const project = projectCards.find((candidate) => candidate.slug === slug)
  return project ? [{ ...project, picture: projectPictures[slug] }] : []
})

/** Nine projects: six at first, three more with Load More; without scripts all nine. Source: spec §2, "portfolio grid". */
export function StudioWork() {
  const headingId = useId()
  const listId = useId()
  const list = useFilteredList(items, { initial: 6, step: 3, historyKey: 'studioWork' })

  return (
    <Section surface="chalk" id="work" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        label={sectionNames.portfolio}
        title="Launched, measured, still running."
        action={{ label: 'The whole portfolio', href: '/portfolio' }}
      />
      <ul id={listId} className={styles.grid}>
        {list.entries.map(({ item, position }, index) => (
          <ProjectTile
            key={item.slug}
            project={item}
            picture={item.picture}
            width={widePositions.includes(index) ? 'twoThirds' : 'third'}
            hidden={position < 0}
          />
        ))}
      </ul>
      <LoadMore listId={listId} {...list.more} />
    </Section>
  )
}
