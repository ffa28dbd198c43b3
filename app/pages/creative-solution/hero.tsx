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
    <section data-surface="sky" data-fills-window className={styles.hero}>
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
      <path d={table} data-paper="edge" />
      <path d={table} data-paper="chalk" />
      <path d={fronds[0]} data-paper="sky" />
      <path d={fronds[1]} data-paper="sea" />
      <path d={offcuts.sea} data-paper="sea" />
      <g>
        <path d={sheet.start} data-paper="sun" data-part="start" />
        <path d={sheet.end} data-paper="sun" data-part="end" />
      </g>
      <path d={offcuts.sun} data-paper="sun" />
      <path d={offcuts.ink} data-paper="ink" />
      <path d={scissors[0]} data-paper="ink" data-blade="first" />
      <path d={scissors[1]} data-paper="ink" data-blade="second" />
      <path d={pin} data-paper="chalk" />
    </svg>
  )
}
