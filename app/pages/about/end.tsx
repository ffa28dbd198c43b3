import { useId } from 'react'
import type { about } from '#words/about.ts'
import { HeadlineText } from '~/sections/headline'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './end.module.css'

type EndProps = { words: (typeof about)['callToAction'] }

/** The same floor at night: one lamp is on, and its light falls on the invitation. Source: spec §2, "about". */
export function End({ words }: EndProps) {
  const id = useId()
  return (
    <Section surface="night" space="none" id="meeting" aria-labelledby={id} className={styles.end}>
      <Floor />
      <div className={styles.words}>
        <Heading id={id} level={2} size="display">
          <HeadlineText headline={words.title} />
        </Heading>
        <p className={styles.text}>{words.text}</p>
      </div>
      <p data-surface="clementine" className={styles.light}>
        <ButtonLink href="/contact#consultation" className={styles.action}>
          {words.label}
        </ButtonLink>
      </p>
    </Section>
  )
}

/** The corners of the dark windows; the lamp is on in the fourth, where two people sit at a table with a third chair. */
const dark = [60, 380, 700]
const lit = 1030

function Floor() {
  return (
    <svg
      viewBox="0 0 1440 380"
      preserveAspectRatio="xMaxYMin slice"
      className={styles.floor}
      aria-hidden="true"
    >
      {dark.map((x) => (
        <path
          key={x}
          className={styles.shutter}
          d={`M${x - 74} 0h68v330h-68ZM${x + 166} 0h68v330h-68Z`}
        />
      ))}
      {dark.map((x) => (
        <path key={x} className={styles.dark} d={`M${x} 0h160v330h-160Z`} />
      ))}
      <path className={styles.shutter} d="M956 0h68v330h-68ZM1296 0h68v330h-68Z" />
      <path className={styles.lit} d={`M${lit} 0h260v330h-260Z`} />
      <path
        className={styles.inside}
        d="M1157 0h6v74h-6ZM1132 70h56l18 40h-92ZM1030 286h260v12h-260ZM1150 206h5v80h-5ZM1169 206h5v80h-5ZM1152 208h20v11h-20ZM1152 229h20v8h-20ZM1152 247h20v8h-20ZM1072 160l22-12 22 14 4 28-14 26 30 16 12 54h-106l10-54 26-16-12-26ZM1248 160l-22-12-22 14-4 28 14 26-30 16-12 54h106l-10-54-26-16 12-26Z"
      />
      <path className={styles.sill} d="M0 344h1440v12H0Z" />
    </svg>
  )
}
