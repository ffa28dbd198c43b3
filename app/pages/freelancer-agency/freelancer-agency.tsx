import { freelancerAgency } from '~/content/en/freelancer-agency'
import { sectionNames } from '~/content/en/section-names'
import { apps, lettering, morning, pages, screens } from '~/content/pictures/desk'
import type { PageHandle } from '~/layouts/page-surface'
import { HoverList } from '~/sections/hover-list/hover-list'
import { pageMeta } from '~/seo/page-meta'
import { End } from './end'
import styles from './freelancer-agency.module.css'
import { Hero } from './hero'
import { Work } from './work'

const pictures = { screens, lettering, apps, pages }
const services = freelancerAgency.services.items.map((service) => ({
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
export default function FreelancerAgencyPage() {
  return (
    <div className={styles.desk}>
      <Hero />
      <HoverList
        label={sectionNames.services}
        title={freelancerAgency.services.title}
        items={services}
        look="index"
        surface="chalk"
      />
      <Work />
      <End />
    </div>
  )
}
