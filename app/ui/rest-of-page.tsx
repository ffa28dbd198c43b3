import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import styles from './rest-of-page.module.css'

/**
 * What follows the heading of a page. When a link has led to the page, it is rendered after the browser has shown the
 * heading, and until then there is room for it, so that nothing from further down comes into the window. The way back and a
 * fragment lead to places within the page: then it is there from the start, as it is in the prerendered file.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const isWayBack = useNavigationType() === NavigationType.Pop
  const { hash } = useLocation()
  const isShown = useDeferredValue(true, isWayBack || hash !== '')
  return isShown ? children : <div data-waiting="" className={styles.room} />
}
