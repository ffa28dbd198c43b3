import type { projectPage } from '~/content/en/project-page'
import type { Project } from '~/content/project-files'
import { ProjectPicture } from '~/sections/project-picture'
import { Link } from '~/ui/link'
import styles from './neighbours.module.css'

type NeighboursProps = {
  words: (typeof projectPage)['neighbours']
  previous: Project
  next: Project
}

/** The way on: the next project on its own plane, with the picture that becomes its page's. Source: spec §2. */
export function Neighbours({ words, previous, next }: NeighboursProps) {
  return (
    <nav aria-label={words.label} data-surface={next.look.hero} className={styles.neighbours}>
      <div data-cursor="picture" className={styles.next}>
        <Link cover href={addressOf(next)} className={styles.nextLink}>
          <span className={styles.label}>{words.next}</span>{' '}
          <span className={styles.title}>{next.title}</span>
        </Link>
        <ProjectPicture
          slug={next.slug}
          picture={next.picture}
          sizes="(width >= 62rem) 50vw, 100vw"
          className={styles.picture}
        />
      </div>
      <Link href={addressOf(previous)} className={styles.previousLink}>
        <span className={styles.label}>{words.previous}</span> <span>{previous.title}</span>
      </Link>
    </nav>
  )
}

function addressOf({ slug }: Project): string {
  return `/portfolio/${slug}`
}
