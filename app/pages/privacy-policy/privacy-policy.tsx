import { privacyPolicy } from '#words/privacy-policy.ts'
import { legalText } from '~/content/collections/legal-texts'
import type { PageHandle } from '~/layouts/page-surface'
import { LegalText } from '~/sections/legal-text/legal-text'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData, webPageData } from '~/seo/structured-page'
import type { Route } from './+types/privacy-policy'
import { Ending } from './ending'

export const handle = { surface: 'chalk-2' } satisfies PageHandle

export function loader() {
  return { text: legalText('privacy-policy'), words: privacyPolicy }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = loaderData.text
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

export default function PrivacyPolicyPage({ loaderData: { text, words } }: Route.ComponentProps) {
  return (
    <LegalText text={text}>
      <Ending words={words.ending} />
    </LegalText>
  )
}
