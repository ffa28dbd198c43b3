import { architecturePage } from '~/content/en/architecture-agency'
import { courtyard } from '~/content/pictures/architecture'
import type { PageHandle } from '~/layouts/page-surface'
import { pageMeta } from '~/seo/page-meta'
import styles from './architecture-agency.module.css'
import { End } from './end'
import { Hero } from './hero'
import { Sheets } from './sheets'
import './surfaces.css'

export const handle = { surface: 'concrete' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: architecturePage.title,
    description: architecturePage.description,
    path: '/architecture-agency',
    picture: courtyard,
  })
}

/**
 * The home page of an invented architecture practice, laid out as the drawings of one house.
 * Source: spec §2, "Architecture agency home".
 */
export default function ArchitectureAgencyPage() {
  return (
    <div className={styles.page}>
      <Hero />
      <Sheets />
      <End />
    </div>
  )
}
