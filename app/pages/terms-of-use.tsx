import { terms } from '~/content/en/terms'
import { useToday } from '~/hooks/use-today'
import type { PageHandle } from '~/layouts/page-surface'
import { LegalText } from '~/sections/legal-text'
import { pageMeta } from './page-meta'

export const handle = { surface: 'chalk-2' } satisfies PageHandle

export function meta() {
  return pageMeta({ title: terms.title, description: terms.description, path: '/terms-of-use' })
}

export default function TermsOfUsePage() {
  return <LegalText text={terms} lastUpdated={useToday()} />
}
