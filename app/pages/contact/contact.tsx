import { contact } from '#words/contact.ts'
import { contacts } from '~/content/contacts'
import { behaviour } from '~/islands/behaviour'
import { Island } from '~/islands/island'
import type { PageHandle } from '~/layouts/page-surface'
import { BayMap } from '~/sections/bay-map/bay-map'
import { ContactInfo } from '~/sections/contact-info'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { contactData, studioData } from '~/seo/structured-studio'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading, HeadlineLines } from '~/ui/heading'
import { PageIndex } from '~/ui/page-index'
import { Section } from '~/ui/section'
import type { Route } from './+types/contact'
import styles from './contact.module.css'
import ContactConsultation from './contact-consultation.island'
import EnquiryForm from './enquiry-form.island'
import { Estimate } from './estimate'
import { PostageStamp } from './stamp'

export const handle = { surface: 'sea', footer: 'chalk' } satisfies PageHandle

export function loader() {
  return { words: contact }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = loaderData.words
  return pageMeta({
    title,
    description,
    path: '/contact',
    jsonLd: [
      studioData(),
      contactData(title, '/contact'),
      breadcrumbData([{ label: title, path: '/contact' }]),
    ],
  })
}

/**
 * A letter on the water: the form is a white sheet on one blue plane, and further down the
 * same blue is the bay. Source: spec §2, §5.
 */
export default function ContactPage({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <>
      <Section surface="sea" space="half" data-fills-window className={styles.letter}>
        <Breadcrumb steps={[{ label: words.title }]} />
        <Heading level={1} voice="heading" className={styles.headline}>
          <HeadlineLines lines={words.headline} />
        </Heading>
        <div className={styles.intro}>
          <p className={styles.lead}>{words.lead}</p>
          {/* Where the details follow the letter, this line is the short way past it. */}
          <p className={styles.shortcut}>
            <a href={contacts.phone.href}>{contacts.phone.label}</a>
            <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
          </p>
        </div>
        <PageIndex links={words.index} className={styles.index} />
        <div
          id="letter"
          className={styles.sheet}
          data-surface="chalk"
          {...behaviour('asked', 'now')}
        >
          <div className={styles.letterhead}>
            <div className={styles.opening}>
              <Heading level={2} voice="counter" id={salutationId} className={styles.salutation}>
                {words.salutation}
              </Heading>
              <p className={styles.required}>{words.required}</p>
            </div>
            <PostageStamp value={words.stamp} postmark={words.postmark} className={styles.stamp} />
          </div>
          <Island of={EnquiryForm} when="asked" props={{ titleId: salutationId }} />
        </div>
        <div className={styles.details}>
          <ContactInfo />
        </div>
      </Section>
      <Estimate words={words.estimate} />
      <Island of={ContactConsultation} when="near" />
      <BayMap namesStreet>
        <div className={styles.visit}>
          <ContactInfo />
        </div>
      </BayMap>
    </>
  )
}

const salutationId = 'salutation'
