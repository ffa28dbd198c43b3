import { useId } from 'react'
import { freelancerAgency } from '~/content/en/freelancer-agency'
import { projectCards, projectFilters } from '~/content/en/project-cards'
import { sectionNames } from '~/content/en/section-names'
import { projectPictures } from '~/content/project-pictures'
import { ProjectTile } from '~/sections/project-tile'
import { FilterBar } from '~/ui/filtered-list/filter-bar'
import { filteredList } from '~/ui/filtered-list/filtered-list'
import { LoadMore } from '~/ui/filtered-list/load-more'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './work.module.css'

/** How many projects are shown at first. */
const initial = 6

/** Ten projects in one column: six at first, four more with Load More. Source: spec §4, "Portfolio visible count". */
export function Work() {
  const headingId = useId()

  return (
    <Section
      surface="chalk"
      id="work"
      aria-labelledby={headingId}
      className={styles.work}
      {...filteredList({ name: 'freelancerWork', initial, step: 4 })}
    >
      <div className={styles.margin}>
        <Heading id={headingId} level={2} label={sectionNames.portfolio}>
          {freelancerAgency.work.title}
        </Heading>
        <p className={styles.text}>{freelancerAgency.work.text}</p>
        <FilterBar label="Filter jobs" choices={projectFilters} />
      </div>
      <div>
        <ul className={styles.column}>
          {projectCards.map((item, index) => (
            <ProjectTile
              key={item.slug}
              project={item}
              picture={projectPictures[item.slug]}
              width="full"
              withSubtitle
              hidden={index >= initial}
            />
          ))}
        </ul>
        <LoadMore shown={initial} total={projectCards.length} />
      </div>
    </Section>
  )
}
