import type { genericService, ServiceSlug } from '~/content/en/services'
import { servicePicture } from '~/content/service-pictures'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './scene.module.css'

type SceneProps = {
  slug: ServiceSlug | typeof genericService.slug
  caption: string
}

/** What lies on the table while this service is done: one picture that reaches the edge of the window, and a line about it. */
export function Scene({ slug, caption }: SceneProps) {
  return (
    <Section surface="chalk" space="none">
      <figure className={styles.scene}>
        <div className={styles.frame}>
          <Picture picture={servicePicture(slug)} sizes="(width >= 62rem) 74vw, 100vw" />
        </div>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </Section>
  )
}
