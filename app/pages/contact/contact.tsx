import { contactPage } from '~/content/en/contact'
import { Island } from '~/islands/island'
import type { PageHandle } from '~/layouts/page-surface'
import { BayMap } from '~/sections/bay-map/bay-map'
import { ContactInfo } from '~/sections/contact-info'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { contactData, studioData } from '~/seo/structured-studio'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './contact.module.css'
import ContactConsultation from './contact-consultation.island'
import EnquiryForm from './enquiry-form.island'
import { PostageStamp } from './stamp'

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
          <Island of={EnquiryForm} when="asked" props={{ titleId: salutationId }} />
        </div>
      </Section>
      <Island of={ContactConsultation} when="near" />
      <BayMap />
    </>
  )
}

const salutationId = 'salutation'
