import type { photographyAgency } from '#words/photography-agency.ts'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './last-frame.module.css'

type LastFrameProps = { words: (typeof photographyAgency)['lastFrame'] }

/**
 * The end of the page: the roll's next frame, still dark but for light at one edge. Its action exposes it: the negative
 * becomes a positive.
 */
export function LastFrame({ words: { title, text, action, edge } }: LastFrameProps) {
  return (
    <Section
      surface="darkroom"
      space="none"
      width="bleed"
      aria-labelledby="next-frame"
      className={styles.strip}
    >
      <div className={styles.frame}>
        <Heading level={2} voice="display" id="next-frame" className={styles.title}>
          <HeadlineLines lines={title} />
        </Heading>
        <p>{text}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
      <p className={styles.edge} aria-hidden="true">
        {edge}
      </p>
    </Section>
  )
}
