import { useId } from 'react'
import type { architectureAgency } from '#words/architecture-agency.ts'
import { courtyardHouse } from '~/content/drawings/courtyard-house'
import { inDecimals } from '~/lib/decimals'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { PageIndex } from '~/ui/page-index'
import { Section } from '~/ui/section'
import styles from './about.module.css'
import { Plan } from './plan'

type AboutProps = {
  words: (typeof architectureAgency)['about']
  index: (typeof architectureAgency)['index']
}

/** The page's index, and the about text beside the plan of the courtyard house. Source: spec §2, "about". */
export function About({ words, index }: AboutProps) {
  const id = useId()
  const tableId = useId()
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
        <p>
          <ButtonLink href={words.action.href} variant="quiet" className={styles.action}>
            {words.action.label}
          </ButtonLink>
        </p>
      </div>
      <Plan id="plan" label={words.planLabel} className={styles.plan} />
      <div className={styles.areas}>
        <h3 id={tableId} className={styles.areasTitle}>
          {words.roomsTitle}
        </h3>
        <dl aria-labelledby={tableId}>
          {courtyardHouse.rooms.map(({ number, key, area }) => (
            <div key={number} className={styles.room}>
              <dt>{words.rooms[key]}</dt>
              <dd>{inDecimals(area.toFixed(2))}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
