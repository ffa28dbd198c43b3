import { legalText } from '~/content/en/legal-texts'
import type { PageHandle } from '~/layouts/page-surface'
import { LegalText } from '~/sections/legal-text'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData, webPageData } from '~/seo/structured-page'
import type { Route } from './+types/privacy-policy'

export const handle = { surface: 'chalk-2' } satisfies PageHandle

export function loader() {
  return { words: legalText('privacy-policy') }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = loaderData.words
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

export default function PrivacyPolicyPage({ loaderData: { words } }: Route.ComponentProps) {
  return <LegalText text={words} />
}
