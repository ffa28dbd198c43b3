import type { personalPortfolio } from '#words/personal-portfolio.ts'
import { personalWorkPictures } from '~/content/portfolio-pictures'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Card } from './card'
import styles from './work.module.css'

type WorkProps = { words: (typeof personalPortfolio)['work'] }

/** Six pieces of work: title, what its picture says, and the link to the project that it is part of. Source: spec §2, "portfolio grid". */
export function Work({ words }: WorkProps) {
  return (
    <Card id="work" tab={words.tab} title={words.title} text={words.text}>
      <ul className={styles.grid}>
        {words.items.map(({ slug, title, subtitle, gloss }, index) => (
          <li key={slug} data-cursor="picture" className={styles.tile}>
            <div className={styles.frame}>
              <Picture
                picture={personalWorkPictures[slug]}
                sizes={`(width >= 62rem) ${
                  index === 0 || index === words.items.length - 1 ? '62vw' : '26vw'
                }, 46vw`}
              />
            </div>
            <h3 className={styles.title}>{title}</h3>
            {gloss ? <p className={styles.gloss}>{gloss}</p> : null}
            <p className={styles.subtitle}>
              <Link cover href={`/portfolio/${slug}`}>
                {subtitle}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
