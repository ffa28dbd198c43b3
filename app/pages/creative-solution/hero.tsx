import type { creativeSolution } from '#words/creative-solution.ts'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { CutWord } from './cut-word'
import styles from './hero.module.css'
import { papers } from './papers'

type HeroProps = { words: (typeof creativeSolution)['hero'] }

/** The first screen: a drawing of scissors on a table, and a headline whose last word is cut in two. Source: spec §2. */
export function Hero({ words }: HeroProps) {
  const { lines, cut, text, actions } = words
  return (
    <section data-surface="lilac" data-fills-window className={styles.hero}>
      <Papers />
      <Heading level={1} className={styles.headline}>
        <HeadlineLines lines={lines} /> <CutWord word={cut} className={styles.cut} />
      </Heading>
      <div className={styles.foot}>
        <p className={styles.text}>{text}</p>
        <p className={styles.actions}>
          <ButtonLink href="/contact">{actions.start}</ButtonLink>
          <ButtonLink href="#week" variant="quiet">
            {actions.process}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

function Papers() {
  const { table, fronds, sheet, scissors, pin, offcuts } = papers
  return (
    <svg viewBox="0 0 1000 900" className={styles.papers} aria-hidden="true">
      <path d={table} data-surface="aubergine" data-paper="edge" />
      <path d={table} data-surface="card" />
      <path d={fronds[0]} data-surface="sulphur" />
      <path d={fronds[1]} data-surface="violet" />
      <path d={offcuts.violet} data-surface="violet" />
      <g>
        <path d={sheet.start} data-surface="tomato" data-part="start" />
        <path d={sheet.end} data-surface="tomato" data-part="end" />
      </g>
      <path d={offcuts.tomato} data-surface="tomato" />
      <path d={offcuts.aubergine} data-surface="aubergine" />
      <path d={scissors[0]} data-surface="aubergine" data-blade="first" />
      <path d={scissors[1]} data-surface="aubergine" data-blade="second" />
      <path d={pin} data-surface="card" />
    </svg>
  )
}
