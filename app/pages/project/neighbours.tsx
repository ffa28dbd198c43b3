import type { projectPage } from '#words/project-page.ts'
import type { Project } from '~/content/collections/projects'
import { classNames } from '~/lib/class-names'
import { ProjectPicture } from '~/sections/project-picture'
import arrow from '~/ui/arrow.module.css'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import styles from './neighbours.module.css'

type NeighboursProps = {
  words: (typeof projectPage)['neighbours']
  end: (typeof projectPage)['end']
  previous: Project
  next: Project
}

/**
 * The way on: the next project on its own plane, with its first result and its picture leaning in (it becomes its
 * page's), the previous one, and an invitation. Source: spec §2.
 */
export function Neighbours({ words, end, previous, next }: NeighboursProps) {
  const [result] = next.figures
  return (
    <div id="next" data-surface={next.look.hero} className={styles.end}>
      <nav aria-label={words.label} className={styles.neighbours}>
        <div data-cursor="picture" className={styles.next}>
          <Link cover href={addressOf(next)} className={styles.nextLink}>
            <span className={styles.label}>{words.next}</span>{' '}
            <span className={classNames(styles.name, arrow.arrow)}>
              <span className={styles.title}>{next.title}</span>
            </span>{' '}
            <span className={styles.result}>
              <b>{result.value}</b> {result.label}
            </span>
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
      <p className={styles.invitation}>
        {end.text}
        <ButtonLink href="/contact" variant="outline">
          {end.action}
        </ButtonLink>
      </p>
    </div>
  )
}

function addressOf({ slug }: Project): string {
  return `/portfolio/${slug}`
}
