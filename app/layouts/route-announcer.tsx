import { useEffect, useRef, useState } from 'react'
import styles from './route-announcer.module.css'
import { usePath } from './use-path'

/**
 * After a client-side navigation: closes open dialogs, moves focus to the new heading without scrolling, and
 * announces the new title. Rendered outside the frames, which a navigation may replace.
 */
export function RouteAnnouncer() {
  const path = usePath()
  const shownPath = useRef(path)
  const [title, setTitle] = useState('')

  useEffect(() => {
    // Synchronises focus, dialogs and the document's title with the browser.
    if (shownPath.current === path) return
    shownPath.current = path
    for (const dialog of document.querySelectorAll('dialog')) dialog.close()
    for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) {
      popover.hidePopover()
    }
    const heading = document.querySelector('h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setTitle(document.title)
  }, [path])

  return (
    <p role="status" className={styles.announcer}>
      {title}
    </p>
  )
}
