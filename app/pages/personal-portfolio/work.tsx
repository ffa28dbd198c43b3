import type { personalPortfolio } from '#words/personal-portfolio.ts'
import { personalWorkPictures } from '~/content/portfolio-pictures'
import { classNames } from '~/lib/class-names'
import { OwnProject } from '~/sections/own-project'
import arrow from '~/ui/arrow.module.css'
import { Picture } from '~/ui/picture'
import { Card } from './card'
import styles from './work.module.css'

type WorkProps = {
  words: (typeof personalPortfolio)['work']
  /** Of the studio's projects, by their slugs. */
  projectNames: Readonly<Record<string, string>>
}

/** Six pieces of work: title, what its picture says, her client, and the link to a project of the studio that is like it. Source: spec §2, "portfolio grid". */
export function Work({ words, projectNames }: WorkProps) {
  const isLarge = (index: number) => index === 0 || index === words.items.length - 1
  return (
    <Card id="work" tab={words.tab} title={words.title} text={words.text}>
      <ul className={styles.grid}>
        {words.items.map(({ slug, project, title, subtitle, gloss }, index) => (
          <li key={slug} data-cursor="picture" className={styles.tile}>
            <div className={styles.frame}>
              <Picture
                picture={personalWorkPictures[slug]}
                sizes={`(width >= 62rem) ${isLarge(index) ? '62vw' : '26vw'}, (width >= 48rem) 32vw, ${isLarge(index) ? '90vw' : '46vw'}`}
              />
            </div>
            <h3 className={styles.title}>{title}</h3>
            {gloss ? <p className={styles.gloss}>{gloss}</p> : null}
            <p className={styles.subtitle}>{subtitle}</p>
            <OwnProject
              slug={project}
              names={projectNames}
              className={classNames(arrow.arrow, styles.project)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
