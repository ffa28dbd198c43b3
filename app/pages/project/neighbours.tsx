import type { ProjectCard, projectCards } from '~/content/en/project-cards'
import { projectPictures } from '~/content/project-pictures'
import { ProjectPicture } from '~/sections/project-picture'
import { Link } from '~/ui/link'
import { projectLook } from './looks'
import styles from './neighbours.module.css'

type NeighboursProps = {
  previous: (typeof projectCards)[number]
  next: (typeof projectCards)[number]
}

/** The way on: the next project on its own plane, with the picture that becomes its page's. Source: spec §2. */
export function Neighbours({ previous, next }: NeighboursProps) {
  return (
    <nav
      aria-label="Other projects"
      data-surface={projectLook(next.slug).hero}
      className={styles.neighbours}
    >
      <div data-cursor="picture" className={styles.next}>
        <Link cover href={addressOf(next)} className={styles.nextLink}>
          <span className={styles.label}>Next Project</span>{' '}
          <span className={styles.title}>{next.title}</span>
        </Link>
        <ProjectPicture
          slug={next.slug}
          picture={projectPictures[next.slug]}
          sizes="(width >= 62rem) 50vw, 100vw"
          className={styles.picture}
        />
      </div>
      <Link href={addressOf(previous)} className={styles.previousLink}>
        <span className={styles.label}>Prev Project</span> <span>{previous.title}</span>
      </Link>
    </nav>
  )
}

function addressOf({ slug }: ProjectCard): string {
  return `/portfolio/${slug}`
}
