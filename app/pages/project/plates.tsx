import type { projectPage } from '#words/project-page.ts'
import type { ProjectLook } from '~/content/collections/projects'
import { classNames } from '~/lib/class-names'
import { Plate } from '~/sections/plates'
import { Section } from '~/ui/section'
import styles from './plates.module.css'

type SceneProps = { words: (typeof projectPage)['scene']; look: ProjectLook }

type ProjectPlatesProps = {
  words: (typeof projectPage)['plates']
  look: ProjectLook
  /** The index of the first of the three among the page's plates. */
  first: number
}

/** Of a row that is pushed aside, where it is the first picture and where it is the last. */
const rowSizes = ['(width < 40rem) 175vw, ', '(width < 40rem) 140vw, '] as const

/** The wide picture between what was and what was done, from edge to edge. */
export function Scene({ words, look }: SceneProps) {
  return (
    <Section
      surface={look.story}
      space="none"
      width="bleed"
      aria-label={words}
      className={styles.scene}
    >
      <Plate index={0} sizes="100vw" />
    </Section>
  )
}

/** Three pictures of the work: a wide one, an upright one and a wide one, composed as the page is. */
export function ProjectPlates({ words, look, first }: ProjectPlatesProps) {
  const isStage = look.composition === 'stage'
  return (
    <Section
      surface={look.story}
      // The story keeps its distance on both sides.
      space="none"
      data-composition={look.composition}
      id="pictures"
      aria-label={words}
      className={classNames(
        styles.plates,
        look.figuresAfter === 2 ? styles.beforeFigures : undefined,
      )}
    >
      <Plate
        index={first}
        sizes={`${look.row === 0 ? rowSizes[0] : ''}${isStage ? '100vw' : '(width >= 62rem) 66vw, 100vw'}`}
        className={classNames(styles.first, look.row === 0 ? styles.row : undefined)}
      />
      <Plate
        index={first + 1}
        sizes={isStage ? '(width >= 62rem) 40vw, 100vw' : '(width >= 62rem) 33vw, 100vw'}
      />
      <Plate
        index={first + 2}
        sizes={`${look.row === 2 ? rowSizes[1] : ''}(width >= 62rem) 60vw, 100vw`}
        className={classNames(styles.third, look.row === 2 ? styles.row : undefined)}
      />
    </Section>
  )
}
