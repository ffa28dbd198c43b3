import { privacy } from '~/content/en/privacy'
import { useToday } from '~/hooks/use-today'
import type { PageHandle } from '~/layouts/page-surface'
import { LegalText } from '~/sections/legal-text'
import { pageMeta } from './page-meta'

export const handle = { surface: 'chalk-2' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: privacy.title,
    description: privacy.description,
    path: '/privacy-policy',
  })
}

export default function PrivacyPolicyPage() {
  return <LegalText text={privacy} lastUpdated={useToday()} />
}
