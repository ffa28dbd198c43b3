import { nour } from '~/content/en/freelancer-agency'
import { sectionNames } from '~/content/en/section-names'
import { apps, lettering, morning, pages, screens } from '~/content/pictures/desk'
import type { PageHandle } from '~/layouts/page-surface'
import { HoverList } from '~/sections/hover-list'
import { pageMeta } from '../page-meta'
import styles from './freelancer.module.css'
import { FreelancerEnd } from './freelancer-end'
import { FreelancerHero } from './freelancer-hero'
import { FreelancerWork } from './freelancer-work'

const pictures = { screens, lettering, apps, pages }
const services = nour.services.items.map((service) => ({
  ...service,
  picture: pictures[service.picture],
}))

export const handle = { surface: 'chalk' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: 'Freelancer portfolio',
    description:
      'Nour Belhadj designs screens, lettering and small websites at one desk in Algiers. A portfolio for one person, made by Ikosim Studio.',
    path: '/freelancer-agency',
    picture: morning,
  })
}

/** The home page of an invented freelancer: one column, large type, little colour. Source: spec §2, "Freelancer portfolio". */
export default function FreelancerHome() {
  return (
    <div className={styles.desk}>
      <FreelancerHero />
      <HoverList
        label={sectionNames.services}
        title={nour.services.title}
        items={services}
        look="index"
        surface="chalk"
      />
      <FreelancerWork />
      <FreelancerEnd />
    </div>
  )
}
