import { useId } from 'react'
import type { Change as ChangeOf } from '~/content/collections/services'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './change.module.css'

type ChangeProps = { change: ChangeOf }

/**
 * One thing of a client before this service and after it: two whole pictures of one height from edge to edge of the
 * window, and a fold between them; on phones one below the other.
 */
export function Change({ change: { project, before, after, title, captions } }: ChangeProps) {
  const id = useId()
  return (
    <Section surface="ink" aria-labelledby={id} className={styles.change}>
      <Heading level={2} id={id} className={styles.title}>
        {title}
      </Heading>
      <ol className={styles.pair}>
        {[before, after].map((picture, index) => (
          <li key={picture.src} data-shape={shapeOf(picture)} className={styles.state}>
            {/* Decorative: the caption says what it shows. */}
            <Picture picture={picture} alt="" sizes="(width >= 48rem) 60vw, 100vw" />
            <p className={styles.caption}>
              {index === 0 ? captions[index] : `${captions[index]} `}
              {index === 0 ? null : (
                <Link href={`/portfolio/${project.slug}`}>{project.title}</Link>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Beside one another, pictures stand as wide as their shape asks at the height of the other. */
function shapeOf({ width, height }: PictureRecord) {
  const ratio = width / height
  if (ratio < 0.9) return 'upright'
  if (ratio < 1.2) return 'square'
  return ratio < 1.6 ? 'broad' : 'wide'
}
