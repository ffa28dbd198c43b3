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

/**
 * In the widest of three windows (room.svg) two coats hang over their chairs, and a third chair stands free under the
 * lamp.
 */
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
      <path className={styles.sill} d="M0 344h1440v12h-1440z" />
    </svg>
  )
}
