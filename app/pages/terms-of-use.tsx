import { terms } from '~/content/en/terms-of-use'
import type { PageHandle } from '~/layouts/page-surface'
import { LegalText } from '~/sections/legal-text'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData, webPageData } from '~/seo/structured-page'

export const handle = { surface: 'chalk-2' } satisfies PageHandle

export function meta() {
  const { title, description } = terms
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

export default function TermsOfUsePage() {
  return <LegalText text={terms} />
}
