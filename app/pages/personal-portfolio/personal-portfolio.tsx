import { person } from '~/content/en/personal-portfolio'
import { douniaMorning } from '~/content/pictures/portfolios'
import type { PageHandle } from '~/layouts/page-surface'
import { pageMeta } from '~/seo/page-meta'
import { End } from './end'
import { Hero } from './hero'
import { Ledger } from './ledger'
import styles from './personal-portfolio.module.css'
import { Portrait } from './portrait'
import { Services } from './services'
import { Skills } from './skills'
import { Work } from './work'
import './surfaces.css'

export const handle = { surface: 'celadon' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: 'Personal portfolio',
    description: `${person.givenName} ${person.familyName}, front-end developer in Oran: fourteen years, more than 250 projects and six measured skills, on seven index cards.`,
    path: '/personal-portfolio',
    picture: douniaMorning,
  })
}

/** The home page of an invented developer: a sticky portrait beside index cards. Source: spec §2, "Personal portfolio". */
export default function PersonalPortfolioPage() {
  return (
    <>
      <div className={styles.split}>
        <Portrait />
        <div className={styles.cards}>
          <Hero />
          <Services />
          <Skills />
          <Work />
          <Ledger />
        </div>
      </div>
      <End />
    </>
  )
}
