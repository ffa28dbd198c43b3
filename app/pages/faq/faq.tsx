import { type FaqItem, faq } from '#words/faq.ts'
import { behaviour } from '~/islands/behaviour'
import type { PageHandle } from '~/layouts/page-surface'
import { fillInCount } from '~/lib/plural'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { questionsData } from '~/seo/structured-questions'
import { Heading } from '~/ui/heading'
import { Section, type Surface } from '~/ui/section'
import type { Route } from './+types/faq'
import { Answers } from './answers'
import { Ending } from './ending'
import styles from './faq.module.css'
import { Head } from './head'

export const handle = { surface: 'chalk', footer: 'ink' } satisfies PageHandle

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

/** The ground of each category: of its plane in the list, and of its answers. */
const grounds: readonly Surface[] = ['sea', 'clementine', 'ink', 'chalk-2']

/**
 * The category list beside an accordion. A category is an address of its own, `/faq#pricing-and-payment`, and so is a
 * question; `:target` shows it. Source: spec §2.
 */
export default function FaqPage({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <div {...behaviour('faq', 'now')} className={styles.faq}>
      <Head words={words} />
      <nav aria-label={words.contents.label} className={styles.margin} data-categories>
        <ul className={styles.planes}>
          {words.categories.map(({ slug, title, items }, index) => (
            <li key={slug} data-surface={grounds[index]} className={styles.plane}>
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
        {words.categories.map(({ slug, title, items }, index) => (
          <Section
            key={slug}
            id={slug}
            surface={grounds[index]}
            aria-labelledby={`${slug}-title`}
            tabIndex={-1}
            className={styles.group}
          >
            <Heading id={`${slug}-title`} level={2} size="subtitle" className={styles.title}>
              {title}
            </Heading>
            <Answers items={items} degrees={words.degrees} />
          </Section>
        ))}
      </div>
      <Ending words={words.callToAction} />
    </div>
  )
}
