import { lazy, startTransition, useState } from 'react'
import { adminTexts } from '~/content/en/admin'
import type { PageHandle } from '~/layouts/page-surface'
import { AdminLogin } from './admin-login'
import { pageMeta } from './page-meta'

/** Written in by the build, here only; empty when the build knew no password. */
declare const __ADMIN_PASSWORD_HASH__: string

/** Fetched once the password is right. */
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
  // Page state on purpose: a reload logs out.
  const [isOpen, setIsOpen] = useState(false)
  // In a transition the login stays until the records are there.
  const open = () => startTransition(() => setIsOpen(true))
  return isOpen ? (
    <AdminRecords onLogOut={() => setIsOpen(false)} />
  ) : (
    <AdminLogin passwordHash={__ADMIN_PASSWORD_HASH__} onOpen={open} />
  )
}
