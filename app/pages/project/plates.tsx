import { Plate } from '~/sections/plates'
import { Section } from '~/ui/section'
import type { Look } from './looks'
import styles from './plates.module.css'

type ProjectPlatesProps = {
  look: Look
  /** The index of the first of the three among the page's plates. */
  first: number
}

/** The wide picture between what was and what was done, from edge to edge. */
export function Scene({ look }: { look: Look }) {
  return (
    <Section surface={look.story} space="none" width="bleed" aria-label="Picture of the project">
      <Plate index={0} sizes="100vw" />
    </Section>
  )
}

/** Three pictures of the work: a wide one, an upright one and a wide one, composed as the page is. */
export function ProjectPlates({ look, first }: ProjectPlatesProps) {
  const isStage = look.composition === 'stage'
  return (
    <Section
      surface={look.story}
      // The story keeps its distance on both sides.
      space="none"
      data-composition={look.composition}
      aria-label="Pictures of the work"
      className={styles.plates}
    >
      <Plate
        index={first}
        sizes={isStage ? '100vw' : '(width >= 62rem) 66vw, 100vw'}
        className={styles.first}
      />
      <Plate
        index={first + 1}
        sizes={isStage ? '(width >= 62rem) 40vw, 100vw' : '(width >= 62rem) 33vw, 100vw'}
        className={styles.second}
      />
      <Plate index={first + 2} sizes="(width >= 62rem) 60vw, 100vw" className={styles.third} />
    </Section>
  )
}
