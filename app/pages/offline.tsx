import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { offline } from '~/content/en/offline'
import { useHydrated } from '~/hooks/use-hydrated'
import type { PageHandle } from '~/layouts/page-surface'
import { classNames } from '~/lib/class-names'
import { type KeptPage, listKeptPages } from '~/lib/offline-copies'
import { FacetedObject } from '~/ui/faceted-object'
import { Heading } from '~/ui/heading'
import styles from './not-found.module.css'
import offlineStyles from './offline.module.css'
import { pageMeta } from './page-meta'

export const handle = { surface: 'ink' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: offline.title,
    description: offline.description,
    path: '/offline',
    noIndex: true,
  })
}

/** The service worker shows this in place of a page without a cached copy. */
export default function OfflinePage() {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const wanted = new URLSearchParams(search).get('from')
  const kept = useKeptPages()

  return (
    <div className={classNames(styles.page, offlineStyles.offline)}>
      <FacetedObject className={classNames(styles.object, offlineStyles.object)} />
      <Heading level={1} size="title" className={styles.title}>
        {offline.headline}
      </Heading>
      <p className={styles.text}>{offline.text}</p>
      {/* With a `target`, so that the browser itself requests these pages and the worker answers. */}
      {isHydrated && wanted?.startsWith('/') && !wanted.startsWith('//') ? (
        <p>
          <a href={wanted} target="_self">
            {offline.again}
          </a>
        </p>
      ) : null}
      {kept.length > 0 ? (
        <nav aria-labelledby="kept" className={offlineStyles.kept}>
          <Heading level={2} size="subtitle" id="kept">
            {offline.keptTitle}
          </Heading>
          <ul>
            {kept.map(({ path, title }) => (
              <li key={path}>
                <a href={path} target="_self">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

function useKeptPages() {
  const [kept, setKept] = useState<readonly KeptPage[]>([])
  useEffect(() => {
    // Synchronises with the service worker's caches.
    let isShown = true
    listKeptPages()
      .catch(() => [])
      .then((pages) => {
        if (isShown) setKept(pages)
      })
    return () => {
      isShown = false
    }
  }, [])
  return kept
}
