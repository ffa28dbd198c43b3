import { offline } from '#words/offline.ts'
import { behaviour } from '~/islands/behaviour'
import type { PageHandle } from '~/layouts/page-surface'
import { classNames } from '~/lib/class-names'
import styles from '~/pages/not-found.module.css'
import { pageMeta } from '~/seo/page-meta'
import { FacetedObject } from '~/ui/faceted-object'
import { Heading } from '~/ui/heading'
import type { Route } from './+types/offline'
import offlineStyles from './offline.module.css'

export const handle = { surface: 'ink', footerSize: 'line' } satisfies PageHandle

export function loader() {
  return { words: offline }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = loaderData.words
  return pageMeta({
    title,
    description,
    path: '/offline',
    noIndex: true,
  })
}

/** The service worker shows this in place of a page without a cached copy (`kept-pages.behaviour.ts`). */
export default function OfflinePage({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <div
      className={classNames(styles.page, offlineStyles.offline)}
      {...behaviour('kept-pages', 'now')}
    >
      <FacetedObject className={classNames(styles.object, offlineStyles.object)} />
      <Heading level={1} size="title" className={styles.title}>
        {words.headline}
      </Heading>
      <p className={styles.text}>{words.text}</p>
      <p hidden>
        <a href="/" data-wanted>
          {words.again}
        </a>
      </p>
      <nav hidden aria-labelledby="kept" className={offlineStyles.kept}>
        <Heading level={2} size="subtitle" id="kept">
          {words.keptTitle}
        </Heading>
        <ul />
      </nav>
    </div>
  )
}
