import { words as adminDesk } from '~/content/en/parts/admin-desk'
import { Island } from '~/islands/island'
import type { PageHandle } from '~/layouts/page-surface'
import { pageMeta } from '~/seo/page-meta'
import type { Route } from './+types/admin'
import AdminDesk from './admin-desk.island'

export const handle = {
  surface: 'ink',
  footerSize: 'line',
  isTranslated: false,
} satisfies PageHandle

export function loader() {
  const { title, description } = adminDesk
  return { words: { title, description } }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = loaderData.words
  return pageMeta({
    title,
    description,
    path: '/admin/subscribers',
    noIndex: true,
  })
}

/** The owner's page, which works by scripts alone. */
export default function AdminPage() {
  return <Island of={AdminDesk} when="now" />
}
