import { person } from '~/content/en/personal-portfolio'
import { douniaMorning } from '~/content/pictures/portfolios'
import type { PageHandle } from '~/layouts/page-surface'
import { pageMeta } from '../page-meta'
import styles from './personal.module.css'
import { PersonalEnd } from './personal-end'
import { PersonalHero } from './personal-hero'
import { PersonalLedger } from './personal-ledger'
import { PersonalPortrait } from './personal-portrait'
import { PersonalServices } from './personal-services'
import { PersonalSkills } from './personal-skills'
import { PersonalWork } from './personal-work'
import './personal-surfaces.css'

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
export default function PersonalPortfolio() {
  return (
    <>
      <div className={styles.split}>
        <PersonalPortrait />
        <div className={styles.cards}>
          <PersonalHero />
          <PersonalServices />
          <PersonalSkills />
          <PersonalWork />
          <PersonalLedger />
        </div>
      </div>
      <PersonalEnd />
    </>
  )
}
