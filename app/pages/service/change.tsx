import { useId } from 'react'
import type { Change as ChangeOf } from '~/content/collections/services'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { ScrollRow } from '~/ui/scroll-row'
import { Section } from '~/ui/section'
import styles from './change.module.css'

type ChangeProps = { change: ChangeOf }

/** One thing of a client before this service and after it: two pictures of one height, whole, and what lies between. */
export function Change({ change: { project, before, after, title, captions } }: ChangeProps) {
  const id = useId()
  return (
    <Section surface="chalk-2" aria-labelledby={id} className={styles.change}>
      <Heading level={2} id={id} className={styles.title}>
        {title}
      </Heading>
      <ScrollRow as="ol" label={title} className={styles.pair}>
        {[before, after].map((picture, index) => (
          <li key={picture.src} data-shape={shapeOf(picture)} className={styles.state}>
            {/* Decorative: the caption says what it shows. */}
            <Picture picture={picture} alt="" sizes="(width >= 62rem) 55vw, 80vw" />
            <p className={styles.caption}>{captions[index]}</p>
          </li>
        ))}
      </ScrollRow>
      <Link href={`/portfolio/${project.slug}`} className={styles.project}>
        {project.title}
      </Link>
    </Section>
  )
}

/** Pictures stand as wide as their shape asks at the height of the other. */
function shapeOf({ width, height }: PictureRecord) {
  const ratio = width / height
  if (ratio < 0.9) return 'upright'
  if (ratio < 1.2) return 'square'
  return ratio < 1.6 ? 'broad' : 'wide'
}
