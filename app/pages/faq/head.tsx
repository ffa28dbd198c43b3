import type { FaqCategory, faq } from '#words/faq.ts'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './head.module.css'

type HeadProps = {
  words: Pick<typeof faq, 'title' | 'headline' | 'lead' | 'asked'>
  categories: readonly FaqCategory[]
}

/** The title over a question of each category with its answer in brief, which leads to the whole answer. */
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
        <ul>
          {categories.map(({ brief, items }) => (
            <li key={brief.slug} className={styles.row}>
              <a href={`#${brief.slug}`} className={styles.link}>
                <span className={styles.question}>
                  {items.find(({ slug }) => slug === brief.slug)?.question}
                </span>{' '}
                <span className={styles.brief}>{brief.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  )
}
