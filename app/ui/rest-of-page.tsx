import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import styles from './rest-of-page.module.css'

/**
 * Everything after a page's heading. After a link navigation it renders once the heading has been painted; until then
 * it reserves its space, so that nothing from below enters the window. For back navigation and fragments it renders
 * at once, as in the prerendered file, because they lead to positions within the page.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const isWayBack = useNavigationType() === NavigationType.Pop
  const { hash } = useLocation()
  const isShown = useDeferredValue(true, isWayBack || hash !== '')
  return isShown ? children : <div data-waiting="" className={styles.room} />
}
