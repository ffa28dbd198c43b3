import { notFound } from '#words/not-found.ts'
import type { PageHandle } from '~/layouts/page-surface'
import { notFoundPath } from '~/lib/not-found-path'
import { pageMeta } from '~/seo/page-meta'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import type { Route } from './+types/not-found'
import styles from './not-found.module.css'
import { OpenSolid } from './not-found-solid'

export const handle = { surface: 'ink' } satisfies PageHandle

export function loader() {
  return { words: notFound }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = loaderData.words
  return pageMeta({
    title,
    description,
    path: notFoundPath,
    noIndex: true,
  })
}

/** Any unknown path. Source: spec §2 and §8, "Unknown route". */
export default function NotFoundPage({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <OpenSolid className={styles.object} />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading level={1} size="title" className={styles.title}>
        {words.headline}
      </Heading>
      <p className={styles.text}>{words.text}</p>
      <ButtonLink href="/">{words.home}</ButtonLink>
      <ul aria-label={words.others.label} className={styles.others}>
        {words.others.links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
