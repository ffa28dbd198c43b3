import { type FaqItem, faq, faqCategories } from '~/content/en/faq'
import { behaviour } from '~/islands/behaviour'
import type { PageHandle } from '~/layouts/page-surface'
import { CallToAction } from '~/sections/call-to-action'
import { PageHeading } from '~/sections/page-heading'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { questionsData } from '~/seo/structured-questions'
import { Accordion } from '~/ui/accordion'
import { Heading } from '~/ui/heading'
import { InlineText } from '~/ui/inline-text'
import { Section } from '~/ui/section'
import styles from './faq.module.css'

export const handle = { surface: 'sea' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: 'FAQ',
    description:
      'What people ask before they hire us: what we build, what it costs, how long it takes, and who looks after it once it is live.',
    path: '/faq',
    jsonLd: [
      questionsData(faqCategories.flatMap<FaqItem>(({ items }) => items)),
      breadcrumbData([{ label: 'FAQ', path: '/faq' }]),
    ],
  })
}

/**
 * The category list beside an accordion. A category is an address of its own, `/faq#pricing-and-payment`, and so is a
 * question; `:target` shows it. Source: spec §2.
 */
export default function FaqPage() {
  return (
    <>
      <PageHeading
        title={faq.title}
        size="title"
        trail={[{ label: 'FAQ' }]}
        text={<p>{faq.intro}</p>}
        surface="sea"
      />
      <Section surface="chalk" className={styles.body} {...behaviour('faq-categories', 'now')}>
        <nav aria-label="Categories" className={styles.categories}>
          <ul>
            {faqCategories.map(({ slug, title, items }, index) => (
              <li key={slug}>
                <a
                  href={`#${slug}`}
                  className={styles.category}
                  aria-current={index === 0 ? 'true' : undefined}
                >
                  {title}
                  <span className={styles.count}>{items.length} questions</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.groups}>
          {faqCategories.map(({ slug, title, items }) => (
            <section
              key={slug}
              id={slug}
              aria-labelledby={`${slug}-title`}
              tabIndex={-1}
              className={styles.group}
            >
              <Heading id={`${slug}-title`} level={2} size="subtitle">
                {title}
              </Heading>
              <Questions items={items} />
            </section>
          ))}
        </div>
      </Section>
      <CallToAction
        title={faq.callToAction.title}
        text={<p>{faq.callToAction.text}</p>}
        action={faq.callToAction}
      />
    </>
  )
}

function Questions({ items }: { items: readonly FaqItem[] }) {
  return (
    <Accordion
      items={items.map(({ slug: id, question, answer }) => ({
        id,
        title: question,
        content: (
          <p>
            <InlineText text={answer} />
          </p>
        ),
      }))}
    />
  )
}
