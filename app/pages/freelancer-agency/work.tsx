import { useId } from 'react'
import type { freelancerAgency } from '#words/freelancer-agency.ts'
import type { projectFilters } from '#words/project-categories.ts'
import { FilterBar } from '~/ui/filtered-list/filter-bar'
import { filteredList } from '~/ui/filtered-list/filtered-list'
import { LoadMore } from '~/ui/filtered-list/load-more'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import { Job, type JobProps } from './job'
import styles from './work.module.css'

/** How many works are shown at first. */
const initial = 6

type WorkProps = {
  words: (typeof freelancerAgency)['work']
  projectNames: JobProps['projectNames']
  filters: typeof projectFilters
}

/** Ten works as the lines of an index: six at first, four more with Load More. Source: spec §4, "Portfolio visible count". */
export function Work({ words, projectNames, filters }: WorkProps) {
  const headingId = useId()

  return (
    <Section
      surface="paper"
      id="work"
      aria-labelledby={headingId}
      className={styles.work}
      {...filteredList({ name: 'freelancerWork', initial, step: 4 })}
    >
      <div className={styles.head}>
        <Heading id={headingId} level={2} voice="counter" label={words.label}>
          {words.title}
        </Heading>
        <div>
          <p className={styles.text}>{words.text}</p>
          <FilterBar label={words.filterLabel} choices={filters} />
        </div>
      </div>
      <div>
        <ul className={styles.index}>
          {words.items.map((item, index) => (
            <Job key={item.id} words={item} projectNames={projectNames} hidden={index >= initial} />
          ))}
        </ul>
        <LoadMore shown={initial} total={words.items.length} />
      </div>
    </Section>
  )
}
