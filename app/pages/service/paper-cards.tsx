import { useId } from 'react'
import type { servicePage } from '#words/service-page.ts'
import { Heading } from '~/ui/heading'
import { Section, type Surface } from '~/ui/section'
import styles from './paper-cards.module.css'

/**
 * What is drawn on each card, in a view box of 160 by 100: lines in pen, then a part cut from blue paper and one from
 * orange. A page of findings; the prototype that is clicked; states of one screen; the library; both directions; a day.
 */
const sketches = [
  {
    pen: 'M12 16h84M12 32h136M12 44h128M12 56h136M12 84h136',
    blue: 'M12 66h92v10H12Z',
    orange: 'M112 8h36v14h-36Z',
  },
  {
    pen: 'M12 8h54v84H12ZM94 8h54v84H94ZM22 20h34M22 30h24M104 20h34M104 30h24',
    blue: 'M22 42h34v22H22ZM104 42h34v36h-34Z',
    orange: 'M22 72h34v12H22ZM70 70l22 8-9 3 5 9-6 3-5-9-7 6Z',
  },
  {
    pen: 'M10 8h38v84H10ZM61 8h38v84H61ZM112 8h38v84h-38ZM112 8l38 84M150 8l-38 84',
    blue: 'M67 16h26v10H67ZM67 32h26v10H67ZM67 48h26v10H67ZM67 64h26v10H67Z',
    orange: 'M19 70h20v10H19Z',
  },
  {
    pen: 'M12 12h34v22H12ZM58 12h42v22H58ZM12 78h136M112 12h36v22h-36ZM64 23h30M12 48h34v18H12Z',
    blue: 'M58 48h42v18H58Z',
    orange: 'M112 48h36v18h-36Z',
  },
  {
    pen: 'M80 8v84M12 44h46M12 56h56M12 68h38M148 44h-46M148 56H92M148 68h-38',
    blue: 'M12 12h30v22H12ZM148 12h-30v22h30Z',
    orange: 'M12 80h24v12H12ZM148 80h-24v12h24Z',
  },
  {
    pen: 'M12 22h136v70H12ZM12 40h136M46 40v52M80 40v52M114 40v52M12 66h136M36 12v18M124 12v18',
    blue: 'M80 66h34v26H80ZM114 66h34v26h-34Z',
    orange: 'M46 40h34v26H46Z',
  },
] as const

type PaperCardsProps = {
  words: (typeof servicePage)['deliverables']
  deliverables: readonly string[]
  /** The table, which continues the plane above. */
  surface: Surface
}

/** What the client receives, as a prototype on paper: a card for each thing, on the table that the photograph shows. */
export function PaperCards({ words, deliverables, surface }: PaperCardsProps) {
  const id = useId()
  return (
    <Section surface={surface} aria-labelledby={id} className={styles.table}>
      <Heading level={2} id={id} className={styles.title}>
        {words.title}
      </Heading>
      <ul className={styles.cards}>
        {deliverables.map((deliverable, index) => (
          <li key={deliverable} className={styles.card}>
            <div data-surface="chalk" className={styles.paper}>
              <Sketch {...sketches[index]} />
              <p>{deliverable}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Sketch({ pen, blue, orange }: Partial<(typeof sketches)[number]>) {
  return (
    <svg viewBox="0 0 160 100" className={styles.sketch} aria-hidden="true">
      <path data-surface="sea" d={blue} />
      <path data-surface="clementine" d={orange} />
      <path d={pen} className={styles.pen} />
    </svg>
  )
}
