import { type FaqItem, faq } from '#words/faq.ts'
import { behaviour } from '~/islands/behaviour'
import type { PageHandle } from '~/layouts/page-surface'
import { fillInCount } from '~/lib/plural'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { questionsData } from '~/seo/structured-questions'
import { Accordion } from '~/ui/accordion'
import { Heading } from '~/ui/heading'
import { InlineText } from '~/ui/inline-text'
import { Section } from '~/ui/section'
import type { Route } from './+types/faq'
import { Ending } from './ending'
import styles from './faq.module.css'
import { Head } from './head'

export const handle = { surface: 'sea', footer: 'sea', footerSize: 'line' } satisfies PageHandle

export function loader() {
  return { words: faq }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  const { title, description, categories } = words
  return pageMeta({
    title,
    description,
    path: '/faq',
    jsonLd: [
      questionsData(categories.flatMap<FaqItem>(({ items }) => items)),
      breadcrumbData([{ label: title, path: '/faq' }]),
    ],
  })
}

/**
 * The category list beside an accordion. A category is an address of its own, `/faq#pricing-and-payment`, and so is a
 * question; `:target` shows it. Source: spec §2.
 */
export default function FaqPage({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <div {...behaviour('faq', 'now')}>
      <Head words={words} categories={words.categories} />
      <Section surface="chalk" className={styles.body}>
        <nav aria-label={words.contents.label} data-categories className={styles.categories}>
          <ul>
            {words.categories.map(({ slug, title, items }, index) => (
              <li key={slug}>
                <a
                  href={`#${slug}`}
                  className={styles.category}
                  aria-current={index === 0 ? 'true' : undefined}
                >
                  {title}
                  <span className={styles.count}>
                    {fillInCount(words.contents.count, items.length)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.groups}>
          {words.categories.map(({ slug, title, items }) => (
            <section
              key={slug}
              id={slug}
              aria-labelledby={`${slug}-title`}
              tabIndex={-1}
              className={styles.group}
            >
              <Heading id={`${slug}-title`} level={2} size="subtitle" className={styles.title}>
                {title}
              </Heading>
              <Questions items={items} />
            </section>
          ))}
        </div>
      </Section>
      <Ending words={words.callToAction} />
    </div>
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
