import { architecturePage } from '~/content/en/architecture-agency'
import { courtyard } from '~/content/pictures/architecture'
import type { PageHandle } from '~/layouts/page-surface'
import { deferred } from '~/ui/deferred'
import { RestOfPage } from '~/ui/rest-of-page'
import { pageMeta } from '../page-meta'
import styles from './architecture.module.css'
import { ArchitectureHero } from './architecture-hero'
import './architecture-surfaces.css'

const ArchitectureSheets = deferred(async () => {
  const { ArchitectureSheets } = await import('./architecture-sheets')
  return ArchitectureSheets
})

const ArchitectureEnd = deferred(async () => {
  const { ArchitectureEnd } = await import('./architecture-end')
  return ArchitectureEnd
})

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
      <RestOfPage>
        <ArchitectureSheets />
        <ArchitectureEnd />
      </RestOfPage>
    </div>
  )
}
