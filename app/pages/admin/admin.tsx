import { words as adminTexts } from '~/content/en/parts/admin-desk'
import { Island } from '~/islands/island'
import type { PageHandle } from '~/layouts/page-surface'
import { pageMeta } from '~/seo/page-meta'
import AdminDesk from './admin-desk.island'

export const handle = { surface: 'ink' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: adminTexts.title,
    description: adminTexts.description,
    path: '/admin/subscribers',
    noIndex: true,
  })
}

/** The owner's page, which works by scripts alone. */
export default function AdminPage() {
  return <Island of={AdminDesk} when="now" />
}
