import { legalText } from '~/content/en/legal-texts'
import type { PageHandle } from '~/layouts/page-surface'
import { LegalText } from '~/sections/legal-text'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData, webPageData } from '~/seo/structured-page'
import type { Route } from './+types/terms-of-use'

export const handle = { surface: 'chalk-2' } satisfies PageHandle

export function loader() {
  return { words: legalText('terms-of-use') }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = loaderData.words
  return pageMeta({
    title,
    description,
    path: '/terms-of-use',
    jsonLd: [
      webPageData(title, '/terms-of-use', description),
      breadcrumbData([{ label: title, path: '/terms-of-use' }]),
    ],
  })
}

export default function TermsOfUsePage({ loaderData: { words } }: Route.ComponentProps) {
  return <LegalText text={words} />
}
