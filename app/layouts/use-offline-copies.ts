import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '~/lib/when-idle'

/** Keeps a copy of each visited page for when there is no connection. A build can switch it off; see the README. */
export function useOfflineCopies() {
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown is copied.
  useEffect(() => {
    // The service worker, once the browser has nothing better to do: the page needs its connection first.
    if (!import.meta.env.PROD || !__SERVICE_WORKER__) return undefined
    // The page may be left before that.
    let isShown = true
    async function copy() {
      const { keepThisPage } = await import('~/lib/offline-copies')
      if (isShown) await keepThisPage()
    }
    // A copy is a convenience: where it cannot be made, nobody has to know.
    const keep = () => void copy().catch(() => {})
    const timer = setTimeout(() => whenIdle(keep), settledMs)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [pathname])
}

/** A page that is left sooner has not been read. */
const settledMs = 1500
