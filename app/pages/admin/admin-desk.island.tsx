import { lazy, startTransition, useState } from 'react'
import { Login } from './login'

/** Set by the build, here only; empty if the build had no password. */
declare const __ADMIN_PASSWORD_HASH__: string

/** Loaded once the password is right. */
const Records = lazy(() => import('./records').then((module) => ({ default: module.Records })))

/** Reading, exporting and clearing what visitors left. Linked from nowhere. Source: spec §2, §4, §6. */
export default function AdminDesk() {
  // Component state on purpose: a reload logs out.
  const [isOpen, setIsOpen] = useState(false)
  // In a transition, the login stays until the records have loaded.
  const open = () => startTransition(() => setIsOpen(true))
  return isOpen ? (
    <Records onLogOut={() => setIsOpen(false)} />
  ) : (
    <Login passwordHash={__ADMIN_PASSWORD_HASH__} onOpen={open} />
  )
}
