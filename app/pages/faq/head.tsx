import type { FaqCategory, faq } from '#words/faq.ts'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './head.module.css'

/** Of each category, so many questions stand in the heading. */
const shown = 3

type HeadProps = {
  words: Pick<typeof faq, 'title' | 'headline' | 'lead' | 'asked'>
  categories: readonly FaqCategory[]
}

/** The title under the first questions of each category, set as one text; each leads to its answer. */
export function Head({ words, categories }: HeadProps) {
  return (
    <Section surface="sea" space="none" className={styles.head}>
      <Breadcrumb steps={[{ label: words.title }]} />
      <div className={styles.words}>
        <Heading level={1} size="title" voice="display">
          {words.headline}
        </Heading>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <nav aria-label={words.asked}>
        <ul className={styles.questions}>
          {categories
            .flatMap(({ items }) => items.slice(0, shown))
            .map(({ slug, question }) => (
              <li key={slug} className={styles.item}>
                <a href={`#${slug}`} className={styles.question}>
                  {question}
                </a>{' '}
              </li>
            ))}
        </ul>
      </nav>
    </Section>
  )
}
