import type { freelancerAgency } from '#words/freelancer-agency.ts'
import { classNames } from '~/lib/class-names'
import { comma } from '~/lib/comma'
import { OwnProject } from '~/sections/own-project'
import arrow from '~/ui/arrow.module.css'
import { Picture } from '~/ui/picture'
import { useUiWords } from '~/ui/ui-words'
import styles from './job.module.css'
import { jobs } from './jobs'
import { Proof } from './proof'

export type JobProps = {
  words: (typeof freelancerAgency)['work']['items'][number]
  /** Of the studio's projects, by their slugs. */
  projectNames: Readonly<Record<string, string>>
  /** Not loaded yet, or filtered away. */
  hidden: boolean
}

/** One line of the index of works: who for, the sheet that was drawn for it, where and when, what, and what became of it. */
export function Job({ words, projectNames, hidden }: JobProps) {
  const { id, title, location, subtitle, note, gloss } = words
  const { category, year, picture, project } = jobs[id]
  const { categories } = useUiWords().projectTile
  return (
    <li hidden={hidden} data-category={category} data-cursor="picture" className={styles.job}>
      <h3 className={styles.name}>{title}</h3>
      <div className={styles.words}>
        <p className={styles.facts}>
          <span>{categories[category]}</span> <span>{`${location}${comma}${year}`}</span>
        </p>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <Proof id={id} note={note} />
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(width >= 48rem) 38vw, 92vw" />
      </div>
      {gloss ? <p className={styles.gloss}>{gloss}</p> : null}
      <OwnProject
        slug={project}
        names={projectNames}
        className={classNames(arrow.arrow, styles.project)}
      />
    </li>
  )
}
