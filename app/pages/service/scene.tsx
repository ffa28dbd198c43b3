import type { Service } from '~/content/collections/services'
import { Picture } from '~/ui/picture'
import { Section, type Surface } from '~/ui/section'
import styles from './scene.module.css'

type SceneProps = Service['scene'] & {
  /** The plane below: the caption's is its tab, which stands in the picture. */
  surface: Surface
}

/** What lies on the table while this service is done: one picture from edge to edge of the window, and a line about it. */
export function Scene({ picture, caption, surface }: SceneProps) {
  return (
    <Section surface={surface} space="none">
      <figure className={styles.scene}>
        <div className={styles.frame}>
          <Picture picture={picture} sizes="100vw" />
        </div>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </Section>
  )
}
