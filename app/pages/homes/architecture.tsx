import { architecturePage } from '~/content/en/architecture-agency'
import { courtyard } from '~/content/pictures/architecture'
import type { PageHandle } from '~/layouts/page-surface'
import { pageMeta } from '../page-meta'
import styles from './architecture.module.css'
import { ArchitectureEnd } from './architecture-end'
import { ArchitectureHero } from './architecture-hero'
import { ArchitectureSheets } from './architecture-sheets'
import './architecture-surfaces.css'

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
export default function ArchitectureHome() {
  return (
    <div className={styles.page}>
      <ArchitectureHero />
      <ArchitectureSheets />
      <ArchitectureEnd />
    </div>
  )
}
