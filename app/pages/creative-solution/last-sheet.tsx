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

/** The end of the page: a violet sheet with the call to action, which scissors are cutting off from the footer. */
export function LastSheet({ words, demonstration }: LastSheetProps) {
  const id = useId()
  const { title, text, action } = words
  return (
    <Section
      id="problem"
      surface="lilac"
      space="none"
      width="bleed"
      aria-labelledby={id}
      className={styles.end}
    >
      <div data-surface="violet" className={styles.sheet}>
        <div className={styles.words}>
          <Heading id={id} level={2} size="display" className={styles.title}>
            <CutLines lines={title} gesture="cut" />
          </Heading>
          <p className={styles.text}>{text}</p>
          <p>
            <ButtonLink href={action.href} className={styles.action}>
              {action.label}
            </ButtonLink>
          </p>
        </div>
        <Letter />
        <p className={styles.demonstration}>{demonstration}</p>
      </div>
      <Cut />
    </Section>
  )
}

/** Its halves have moved apart at the start. */
const strip = 'M-400 118 306 76 868 92 1840 26V158L868 226 210 282-400 326Z'

/** A letter in its envelope, of seven pieces of paper. */
function Letter() {
  const { back, letter, lines, flaps, seal } = papers.letter
  return (
    <svg viewBox="0 0 540 440" className={styles.letter} aria-hidden="true">
      <path d={back} data-surface="aubergine" data-paper="edge" />
      <path d={back} data-surface="lilac" />
      <g data-piece="letter">
        <path d={letter} data-surface="card" />
        <path d={lines} data-surface="aubergine" />
      </g>
      <path d={flaps.start} data-surface="tomato" data-piece="start" />
      <path d={flaps.end} data-surface="sulphur" data-piece="end" />
      <path d={flaps.low} data-surface="card" data-piece="low" />
      <path d={seal} data-surface="aubergine" data-piece="seal" />
    </svg>
  )
}

/** A strip of yellow paper that the scissors cut along a line: open behind them, dashed before them. */
function Cut() {
  return (
    <svg
      viewBox="0 0 1440 340"
      preserveAspectRatio="xMidYMid slice"
      className={styles.cut}
      aria-hidden="true"
    >
      <path d="M0 0H1440V340H0Z" data-surface="violet" />
      <path d={strip} data-surface="aubergine" data-paper="edge" />
      <path d={strip} data-surface="sulphur" />
      <path d="M868 157L1840 91" className={styles.dashes} />
      <g data-part="gap">
        <path d="M-400 178L868 151L-400 290Z" data-surface="aubergine" />
        <path d="M-400 198L836 161L-400 290Z" data-surface="violet" />
      </g>
      <g data-part="scissors">
        <g transform="translate(872 157) rotate(55) scale(0.4) translate(-508 -498)">
          <path d={papers.scissors[0]} data-surface="aubergine" data-blade="first" />
          <path d={papers.scissors[1]} data-surface="aubergine" data-blade="second" />
          <path d={papers.pin} data-surface="card" />
        </g>
      </g>
    </svg>
  )
}
