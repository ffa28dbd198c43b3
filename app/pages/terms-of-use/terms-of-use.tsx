import { termsOfUse } from '#words/terms-of-use.ts'
import { legalText } from '~/content/collections/legal-texts'
import type { PageHandle } from '~/layouts/page-surface'
import { LegalText } from '~/sections/legal-text/legal-text'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData, webPageData } from '~/seo/structured-page'
import type { Route } from './+types/terms-of-use'
import { Ending } from './ending'

export const handle = { surface: 'chalk-2', footer: 'chalk-2' } satisfies PageHandle

export function loader() {
  return { text: legalText('terms-of-use'), words: termsOfUse }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = loaderData.text
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

export default function TermsOfUsePage({ loaderData: { text, words } }: Route.ComponentProps) {
  return (
    <LegalText text={text}>
      <Ending words={words.ending} />
    </LegalText>
  )
}
