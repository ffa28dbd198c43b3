import { type ReactNode, useId } from 'react'
import { Accordion } from '~/ui/accordion'
import { Heading } from '~/ui/heading'
import { InlineText } from '~/ui/inline-text'
import { Section, type Surface } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import styles from './faq.module.css'
import { type Headline, HeadlineText } from './headline'

type FaqProps = {
  /** Of its heading, where a link leads to it. */
  titleId?: string
  title: Headline
  text?: ReactNode
  items: readonly {
    /** Anchor of the question. */
    slug?: string
    question: string
    /** One paragraph, with the marks of `lib/inline-markup.ts`. */
    answer: string
  }[]
  surface?: Surface
}

/** Questions beside their title. Source: spec §3, "FAQ item"; §4, "FAQ accordion". */
export function Faq({ titleId, title, text, items, surface }: FaqProps) {
  const { label } = useUiWords().faq
  const ownId = useId()
  const id = titleId ?? ownId
  return (
    <Section surface={surface} aria-labelledby={id} className={styles.faq}>
      <div className={styles.heading}>
        <Heading id={id} level={2} label={label}>
          <HeadlineText headline={title} />
        </Heading>
        {text ? <div className={styles.text}>{text}</div> : null}
      </div>
      <div className={styles.questions}>
        <Accordion
          items={items.map(({ slug, question, answer }) => ({
            id: slug,
            title: question,
            content: (
              <p>
                <InlineText text={answer} />
              </p>
            ),
          }))}
        />
      </div>
    </Section>
  )
}
