import { useId } from 'react'
import type { architectureAgency } from '#words/architecture-agency.ts'
import { courtyardHouse } from '~/content/drawings/courtyard-house'
import { inDecimals } from '~/lib/decimals'
import { Fold } from '~/ui/fold'
import { Heading } from '~/ui/heading'
import { PageIndex } from '~/ui/page-index'
import { Section } from '~/ui/section'
import styles from './about.module.css'
import { Plan } from './plan'

type AboutProps = {
  words: (typeof architectureAgency)['about']
  index: (typeof architectureAgency)['index']
}

/** The page's index, and the about text beside the plan of the courtyard house. Phones fold the areas of its rooms. Source: spec §2, "about". */
export function About({ words, index }: AboutProps) {
  const id = useId()
  return (
    <Section surface="plaster" aria-labelledby={id} className={styles.about}>
      <PageIndex links={index} className={styles.index} />
      <div className={styles.words}>
        <Heading id={id} level={2} label={words.label}>
          {words.title}
        </Heading>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            {paragraph}
          </p>
        ))}
      </div>
      <Plan id="plan" label={words.planLabel} className={styles.plan} />
      <div className={styles.areas}>
        <h3 className={styles.areasTitle}>{words.roomsTitle}</h3>
        <Fold summary={words.roomsTitle}>
          <dl>
            {courtyardHouse.rooms.map(({ number, key, area }) => (
              <div key={number} className={styles.room}>
                <dt>{words.rooms[key]}</dt>
                <dd>{inDecimals(area.toFixed(2))}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
    </Section>
  )
}
