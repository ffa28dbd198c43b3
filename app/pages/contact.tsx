import type { PageHandle } from '~/layouts/page-surface'
import { ContactInfo } from '~/sections/contact-info'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import { pageMeta } from './page-meta'

export const handle = { surface: 'chalk' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: 'Contact Us',
    description:
      'Write to Ikosim Studio in Algiers: a form, a phone number, an address and a map of the bay.',
    path: '/contact',
  })
}

/** Contact form, contact details and a map of the bay. Source: spec §2, §5. */
export default function ContactPage() {
  return (
    <Section surface="chalk">
      <Heading level={1}>Contact Us</Heading>
      <ContactInfo />
    </Section>
  )
}
