import { type MouseEvent, memo, useEffect, useState, useSyncExternalStore } from 'react'
import { type FaqItem, faq, faqCategories } from '~/content/en/faq'
import { useHydrated } from '~/hooks/use-hydrated'
import type { PageHandle } from '~/layouts/page-surface'
import { afterPaint } from '~/lib/after-paint'
import { CallToAction } from '~/sections/call-to-action'
import { PageHeading } from '~/sections/page-heading'
import { Accordion } from '~/ui/accordion'
import { Heading } from '~/ui/heading'
import { InlineText } from '~/ui/inline-text'
import { RestOfPage } from '~/ui/rest-of-page'
import { Section } from '~/ui/section'
import styles from './faq.module.css'
import { pageMeta } from './page-meta'
import { breadcrumbData } from './structured-page'
import { questionsData } from './structured-questions'

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

/** The category list beside an accordion. A category is an address of its own: `/faq#pricing-and-payment`. Source: spec §2. */
export default function FaqPage() {
  const [chosen, choose] = useChosenCategory()
  return (
    <>
      <PageHeading
        title={faq.title}
        size="title"
        trail={[{ label: 'FAQ' }]}
        text={<p>{faq.intro}</p>}
        surface="sea"
      />
      <RestOfPage>
        <Section surface="chalk" className={styles.body}>
          <nav aria-label="Categories" className={styles.categories}>
            <ul>
              {faqCategories.map(({ slug, title, items }) => (
                <li key={slug}>
                  <a
                    href={`#${slug}`}
                    onClick={(event) => choose(event, slug)}
                    className={styles.category}
                    aria-current={slug === chosen ? 'true' : undefined}
                  >
                    {title}
                    <span className={styles.count}>{items.length} questions</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.groups} data-scripted={chosen ? '' : undefined}>
            {faqCategories.map(({ slug, title, items }) => (
              <section
                key={slug}
                id={slug}
                aria-labelledby={`${slug}-title`}
                tabIndex={-1}
                data-chosen={slug === chosen ? '' : undefined}
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
      </RestOfPage>
    </>
  )
}

/** Kept mounted when another category is chosen: re-creating them takes a slow phone 100 ms. */
const Questions = memo(function Questions({ items }: { items: readonly FaqItem[] }) {
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
})

/**
 * The category in the address, by its own anchor or that of one of its questions; the first one by default. Before
 * hydration there is none, and the style sheet uses `:target`, which a client-side navigation does not set.
 *
 * A chosen category is shown at once. The address follows after that paint, because the router's work takes a slow
 * phone 100 ms.
 */
function useChosenCategory() {
  // The browser's own event, because the router may skip one of two quick changes.
  const anchor = useSyncExternalStore(onHashChange, readHash, () => '').slice(1)
  const isHydrated = useHydrated()
  /** Set until the address has changed. */
  const [asked, setAsked] = useState<string>()

  useEffect(() => {
    // The browser opens `<details>` for a fragment inside it, but not for its own id.
    const target = document.getElementById(anchor)
    if (target instanceof HTMLDetailsElement) target.open = true
  }, [anchor])

  useEffect(() => onHashChange(() => setAsked(undefined)), [])

  function choose(event: MouseEvent, slug: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setAsked(slug)
    afterPaint(() => location.assign(`#${slug}`))
  }

  if (!isHydrated) return [undefined, choose] as const
  const name = asked ?? anchor
  const category = faqCategories.find(
    ({ slug, items }) => slug === name || items.some((item) => item.slug === name),
  )
  return [(category ?? faqCategories[0]).slug, choose] as const
}

const readHash = () => location.hash

function onHashChange(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
