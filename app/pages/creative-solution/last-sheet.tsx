import { useId } from 'react'
import type { creativeSolution } from '#words/creative-solution.ts'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import { CutLines } from './cut-word'
import styles from './last-sheet.module.css'
import { papers } from './papers'

type LastSheetProps = {
  words: (typeof creativeSolution)['lastSheet']
  /** Who made the page, and that the studio is invented. */
  demonstration: string
}

/** The end of the page: a blue sheet with the call to action, which scissors are cutting off from the footer. */
export function LastSheet({ words, demonstration }: LastSheetProps) {
  const id = useId()
  const { title, text, action } = words
  return (
    <Section surface="sky" space="none" width="bleed" aria-labelledby={id} className={styles.end}>
      <div data-surface="sea" className={styles.sheet}>
        <div className={styles.words}>
          <Heading id={id} level={2} size="display" className={styles.title}>
            <CutLines lines={title} />
          </Heading>
          <p className={styles.text}>{text}</p>
          <p>
            <ButtonLink href={action.href} className={styles.action}>
              {action.label}
            </ButtonLink>
          </p>
          <p className={styles.demonstration}>{demonstration}</p>
        </div>
        <Letter />
      </div>
      <Cut />
    </Section>
  )
}

/** A letter in its envelope, of seven pieces of paper. */
function Letter() {
  const { back, letter, lines, flaps, seal } = papers.letter
  return (
    <svg viewBox="0 0 540 440" className={styles.letter} aria-hidden="true">
      <path d={back} data-paper="edge" />
      <path d={back} data-paper="sky" />
      <g data-piece="letter">
        <path d={letter} data-paper="chalk" />
        <path d={lines} data-paper="ink" />
      </g>
      <path d={flaps.start} data-paper="sun" data-piece="start" />
      <path d={flaps.end} data-paper="sky-2" data-piece="end" />
      <path d={flaps.low} data-paper="chalk" data-piece="low" />
      <path d={seal} data-paper="ink" data-piece="seal" />
    </svg>
  )
}

/** The line along which the sheet is cut: open behind the scissors, dashed before them. */
function Cut() {
  return (
    <svg
      viewBox="0 0 1440 340"
      preserveAspectRatio="xMidYMid slice"
      className={styles.cut}
      aria-hidden="true"
    >
      <path d="M0 0H1440V340H0Z" data-paper="sea" />
      <path d="M-400 242L1840 91" className={styles.dashes} />
      <g data-part="gap">
        <path d="M-400 234L868 151L-400 404Z" data-paper="ink" />
        <path d="M-400 260L836 160L-400 404Z" data-paper="table" />
      </g>
      <g data-part="scissors">
        <g transform="translate(872 157) rotate(55) scale(0.4) translate(-508 -498)">
          <path d={papers.scissors[0]} data-paper="ink" data-blade="first" />
          <path d={papers.scissors[1]} data-paper="ink" data-blade="second" />
          <path d={papers.pin} data-paper="chalk" />
        </g>
      </g>
    </svg>
  )
}
