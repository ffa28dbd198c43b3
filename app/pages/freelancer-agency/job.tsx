import type { Project } from '~/content/collections/projects'
import { comma } from '~/lib/comma'
import { ProjectPicture } from '~/sections/project-picture'
import { Link } from '~/ui/link'
import { useUiWords } from '~/ui/ui-words'
import styles from './job.module.css'

type JobProps = {
  project: Project
  /** Not loaded yet, or filtered away. */
  hidden: boolean
}

/** One line of the index of projects: who for, what, where and when, and the picture. */
export function Job({ project, hidden }: JobProps) {
  const { slug, title, subtitle, category, location, date, picture } = project
  const { categories } = useUiWords().projectTile
  return (
    <li hidden={hidden} data-category={category} data-cursor="picture" className={styles.job}>
      <h3 className={styles.name}>
        <Link cover href={`/portfolio/${slug}`}>
          {title}
        </Link>
      </h3>
      <div className={styles.words}>
        <p className={styles.subtitle}>{subtitle}</p>
        <p className={styles.facts}>
          {categories[category]}
          <br />
          {`${location}${comma}${date.slice(0, 4)}`}
        </p>
      </div>
      <ProjectPicture
        slug={slug}
        picture={picture}
        sizes="(width >= 48rem) 46vw, 100vw"
        className={styles.picture}
      />
    </li>
  )
}
