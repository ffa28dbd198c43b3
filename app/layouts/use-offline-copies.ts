import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '~/lib/when-idle'

/** Caches each visited page for offline use. A build can switch it off; see the README. */
export function useOfflineCopies() {
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown is copied.
  useEffect(() => {
    // Synchronises with the service worker when idle: the page needs the connection first.
    if (!import.meta.env.PROD || !__SERVICE_WORKER__) return undefined
    // The component may unmount before that.
    let isShown = true
    async function copy() {
      const { keepThisPage } = await import('~/lib/offline-copies')
      if (isShown) await keepThisPage()
    }
    // A copy is optional, so a failure is silent.
    const keep = () => void copy().catch(() => {})
    const timer = setTimeout(() => whenIdle(keep), settledMs)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [pathname])
}

/** A page left sooner does not count as read. */
const settledMs = 1500
