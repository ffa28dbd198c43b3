import type { Project } from '~/content/collections/projects'
import { comma } from '~/lib/comma'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { useUiWords } from '~/ui/ui-words'
import styles from './job.module.css'
import { Proof } from './proof'

type JobProps = {
  project: Project
  /** What stands on its sheet; a project without one has no sheet. */
  note?: string
  /** What its picture says in another language. */
  gloss?: string
  /** Not loaded yet, or filtered away. */
  hidden: boolean
}

/**
 * One line of the index of projects: who for, the sheet that was drawn for it, where and when, what, and the
 * last of its plates: the parts, the printed matter, the small things.
 */
export function Job({ project, note, gloss, hidden }: JobProps) {
  const { slug, title, subtitle, category, location, date, plates } = project
  const { categories } = useUiWords().projectTile
  return (
    <li hidden={hidden} data-category={category} data-cursor="picture" className={styles.job}>
      <h3 className={styles.name}>
        <Link cover href={`/portfolio/${slug}`}>
          {title}
        </Link>
      </h3>
      <div className={styles.words}>
        <p className={styles.facts}>
          <span>{categories[category]}</span>{' '}
          <span>{`${location}${comma}${date.slice(0, 4)}`}</span>
        </p>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      {note ? <Proof project={slug} note={note} /> : null}
      <div className={styles.picture}>
        <Picture picture={plates[2].picture} sizes="(width >= 48rem) 38vw, 92vw" />
      </div>
      {gloss ? <p className={styles.gloss}>{gloss}</p> : null}
    </li>
  )
}
