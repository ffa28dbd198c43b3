import { lazy, startTransition, useState } from 'react'
import { adminTexts } from '~/content/en/admin'
import type { PageHandle } from '~/layouts/page-surface'
import { AdminLogin } from './admin-login'
import { pageMeta } from './page-meta'

/** Set by the build, here only; empty if the build had no password. */
declare const __ADMIN_PASSWORD_HASH__: string

/** Loaded once the password is right. */
const AdminRecords = lazy(() =>
  import('./admin-records').then((module) => ({ default: module.AdminRecords })),
)

export const handle = { surface: 'ink' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: adminTexts.title,
    description: adminTexts.description,
    path: '/admin/subscribers',
    noIndex: true,
  })
}

/** Reading, exporting and clearing what visitors left. Linked from nowhere. Source: spec §2, §4, §6. */
export default function AdminPage() {
  // Component state on purpose: a reload logs out.
  const [isOpen, setIsOpen] = useState(false)
  // In a transition, the login stays until the records have loaded.
  const open = () => startTransition(() => setIsOpen(true))
  return isOpen ? (
    <AdminRecords onLogOut={() => setIsOpen(false)} />
  ) : (
    <AdminLogin passwordHash={__ADMIN_PASSWORD_HASH__} onOpen={open} />
  )
}
