import { lazy, startTransition, useState } from 'react'
import { AdminLogin } from './admin-login'

/** Set by the build, here only; empty if the build had no password. */
declare const __ADMIN_PASSWORD_HASH__: string

/** Loaded once the password is right. */
const AdminRecords = lazy(() =>
  import('./admin-records').then((module) => ({ default: module.AdminRecords })),
)

/** Reading, exporting and clearing what visitors left. Linked from nowhere. Source: spec §2, §4, §6. */
export default function AdminDesk() {
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
