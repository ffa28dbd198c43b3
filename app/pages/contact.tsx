import { contactPage } from '~/content/en/contact'
import type { PageHandle } from '~/layouts/page-surface'
import { ContactInfo } from '~/sections/contact-info'
import { Breadcrumb } from '~/ui/breadcrumb'
import { deferred } from '~/ui/deferred'
import { Heading, HeadlineLines } from '~/ui/heading'
import { RestOfPage } from '~/ui/rest-of-page'
import { Section } from '~/ui/section'
import styles from './contact.module.css'
import { PostageStamp } from './contact-stamp'
import { EnquiryForm } from './enquiry-form'
import { pageMeta } from './page-meta'
import { breadcrumbData } from './structured-page'
import { contactData, studioData } from './structured-studio'

const ContactConsultation = deferred(async () => {
  const { ContactConsultation } = await import('./contact-consultation')
  return ContactConsultation
})

/** The drawing of the coast is large, and is below the form. */
const BayMap = deferred(async () => {
  const { BayMap } = await import('~/sections/bay-map')
  return BayMap
})

export const handle = { surface: 'sea' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: contactPage.title,
    description: contactPage.description,
    path: '/contact',
    jsonLd: [
      studioData(),
      contactData(contactPage.title, '/contact'),
      breadcrumbData([{ label: contactPage.title, path: '/contact' }]),
    ],
  })
}

/**
 * A letter on the water: the form is a white sheet on one blue plane, and further down the
 * same blue is the bay. Source: spec §2, §5.
 */
export default function ContactPage() {
  return (
    <>
      <Section surface="sea" space="half" className={styles.letter}>
        <Breadcrumb steps={[{ label: 'Home', href: '/' }, { label: contactPage.title }]} />
        <Heading level={1} className={styles.headline}>
          <HeadlineLines lines={contactPage.headline} />
        </Heading>
        <div className={styles.margin}>
          <p className={styles.lead}>{contactPage.lead}</p>
          <ContactInfo />
        </div>
        <div className={styles.sheet} data-surface="chalk">
          <div className={styles.letterhead}>
            <Heading level={2} voice="counter" id={salutationId} className={styles.salutation}>
              {contactPage.salutation}
            </Heading>
            <PostageStamp className={styles.stamp} />
          </div>
          <RestOfPage>
            <EnquiryForm titleId={salutationId} />
          </RestOfPage>
        </div>
      </Section>
      <RestOfPage>
        <ContactConsultation />
        <BayMap />
      </RestOfPage>
    </>
  )
}

const salutationId = 'salutation'
