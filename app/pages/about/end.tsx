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
      <Heading id={id} level={2} size="display">
        <HeadlineText headline={words.title} />
      </Heading>
      <div data-surface="clementine" className={styles.light}>
        <p>{words.text}</p>
        <ButtonLink href="/contact#consultation" className={styles.action}>
          {words.label}
        </ButtonLink>
      </div>
    </Section>
  )
}

/** In the widest of three windows two people sit at a table; a third chair stands free under the lamp. */
function Floor() {
  return (
    <svg
      viewBox="0 0 1440 380"
      preserveAspectRatio="xMaxYMin slice"
      className={styles.floor}
      aria-hidden="true"
    >
      <path
        className={styles.shutter}
        d="M61 0h68v330h-68zm240 0h68v330h-68zm129 0h68v330h-68zm240 0h68v330h-68zm136 0h68v330h-68zm560 0h68v330h-68z"
      />
      <path className={styles.dark} d="M135 0h160v330h-160z" />
      <path className={styles.dark} d="M504 0h160v330h-160z" />
      <path className={styles.lit} d="M880 0h480v330h-480z" />
      <path className={styles.beam} d="M1177 76h106l77 90v164h-276z" />
      <path
        className={styles.inside}
        d="M1227 0h6v40h-6zm-24 36h54l26 42h-106zm-303 186h240v12h-240zm14 12h10v96h-10zm202 0h10v96h-10zm-170-138l22-12 22 14 4 28-14 26 30 16 12 54h-106l10-54 26-16-12-26zm112 0l22-12 22 14 4 28-14 26 30 16 12 54h-106l10-54 26-16-12-26zm114 136h92l34 22h-98z"
      />
      <path
        className={styles.chair}
        d="M1178 236v78M1204 252v78M1280 108l-16 126v78M1316 120l-20 132 4 78M1280 112l36 12M1276 144l36 14M1272 178l36 14"
      />
      <path className={styles.sill} d="M0 344h1440v12h-1440z" />
    </svg>
  )
}
