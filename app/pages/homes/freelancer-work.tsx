import { useId } from 'react'
import { nour } from '~/content/en/freelancer-agency'
import { projectCards, projectFilters } from '~/content/en/project-cards'
import { sectionNames } from '~/content/en/section-names'
import { projectPictures } from '~/content/project-pictures'
import { useFilteredList } from '~/hooks/use-filtered-list'
import { moveItems } from '~/lib/move-items'
import { ProjectTile } from '~/sections/project-tile'
import { FilterBar } from '~/ui/filter-bar'
import { Heading } from '~/ui/heading'
import { LoadMore } from '~/ui/load-more'
import { Section } from '~/ui/section'
import styles from './freelancer-work.module.css'

/** Ten projects in one column: six at first, four more with Load More. Source: spec §4, "Portfolio visible count". */
export function FreelancerWork() {
  const headingId = useId()
  const listId = useId()
  const list = useFilteredList(projectCards, { initial: 6, step: 4, historyKey: 'freelancerWork' })

  return (
    <Section surface="chalk" id="work" aria-labelledby={headingId} className={styles.work}>
      <div className={styles.margin}>
        <Heading id={headingId} level={2} label={sectionNames.portfolio}>
          {nour.work.title}
        </Heading>
        <p className={styles.text}>{nour.work.text}</p>
        <FilterBar
          label="Filter jobs"
          choices={projectFilters}
          value={list.category}
          onValueChange={(category) =>
            moveItems(document.getElementById(listId), () => list.chooseCategory(category))
          }
        />
      </div>
      <div>
        <ul id={listId} className={styles.column}>
          {list.entries.map(({ item, position }) => (
            <ProjectTile
              key={item.slug}
              project={item}
              picture={projectPictures[item.slug]}
              width="full"
              withSubtitle
              hidden={position < 0}
            />
          ))}
        </ul>
        <LoadMore listId={listId} {...list.more} />
      </div>
    </Section>
  )
}
