import type { PageHandle } from '~/layouts/page-surface'
import { notFoundPath } from '~/lib/not-found-path'
import { pageMeta } from '~/seo/page-meta'
import { ButtonLink } from '~/ui/button'
import { FacetedObject } from '~/ui/faceted-object'
import { Heading } from '~/ui/heading'
import styles from './not-found.module.css'

export const handle = { surface: 'ink' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: 'Error',
    description: 'There is no page at this address. The way home is one click away.',
    path: notFoundPath,
    noIndex: true,
  })
}

/** Any unknown path. Source: spec §2 and §8, "Unknown route". */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <FacetedObject className={styles.object} />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading level={1} size="title" className={styles.title}>
        This page could not be found.
      </Heading>
      <p className={styles.text}>
        The address may be old or mistyped. Nothing you wrote on this site is lost.
      </p>
      <ButtonLink href="/">Back To Home</ButtonLink>
    </div>
  )
}
