import type { faq } from '#words/faq.ts'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './head.module.css'

/** The title and what it promises, on one line in wide windows. */
export function Head({ words }: { words: Pick<typeof faq, 'title' | 'headline' | 'lead'> }) {
  return (
    <Section surface="chalk" space="none" className={styles.head}>
      <Breadcrumb steps={[{ label: words.title }]} />
      <div className={styles.words}>
        <Heading level={1} size="title" voice="display" className={styles.headline}>
          {words.headline}
        </Heading>
        <p className={styles.lead}>{words.lead}</p>
      </div>
    </Section>
  )
}
