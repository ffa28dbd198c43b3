import { privacy } from '~/content/en/privacy-policy'
import type { PageHandle } from '~/layouts/page-surface'
import { LegalText } from '~/sections/legal-text'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData, webPageData } from '~/seo/structured-page'

export const handle = { surface: 'chalk-2' } satisfies PageHandle

export function meta() {
  const { title, description } = privacy
  return pageMeta({
    title,
    description,
    path: '/privacy-policy',
    jsonLd: [
      webPageData(title, '/privacy-policy', description),
      breadcrumbData([{ label: title, path: '/privacy-policy' }]),
    ],
  })
}

export default function PrivacyPolicyPage() {
  return <LegalText text={privacy} />
}
