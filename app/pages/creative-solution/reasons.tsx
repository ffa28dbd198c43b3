import { useId } from 'react'
import { creativeSolution } from '~/content/en/creative-solution'
import { sectionNames } from '~/content/en/section-names'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import { papers } from './papers'
import styles from './reasons.module.css'

const surfaces = ['chalk', 'clementine', 'ink'] as const

/** Three reasons on three overlapping sheets of paper. Source: spec §2, "why choose us". */
export function Reasons() {
  const id = useId()
  const { title, items } = creativeSolution.reasons
  return (
    <Section surface="sea" aria-labelledby={id} className={styles.reasons}>
      <svg viewBox="640 0 400 900" className={styles.frond} aria-hidden="true">
        <path d={papers.fronds[0]} />
      </svg>
      <Heading
        id={id}
        level={2}
        label={sectionNames.whyChooseUs}
        size="display"
        className={styles.title}
      >
        <HeadlineLines lines={title} />
      </Heading>
      <ul className={styles.sheets}>
        {items.map(({ title, text }, index) => (
          <li key={title} className={styles.sheet}>
            <div data-surface={surfaces[index]} className={styles.paper}>
              <Heading level={3} size="title">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
