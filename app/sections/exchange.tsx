import type { Article, ArticleCover } from '~/content/collections/articles'
import styles from './exchange.module.css'

type SlipProps = {
  question: string
  /** That the slip lies on. */
  ground: ArticleCover['surface']
}

type ExchangeProps = SlipProps & Pick<Article, 'answer'>

/**
 * What a client asked, on a slip of paper in the narrow voice, and the first words of our answer, in the wide one and as
 * wide as its lines allow.
 */
export function Exchange({ question, ground, answer }: ExchangeProps) {
  return (
    <>
      <Slip question={question} ground={ground} />
      <p
        data-letters={lettersOf(answer)}
        data-broken={isLong(answer) || undefined}
        className={styles.answer}
      >
        {answer}
      </p>
    </>
  )
}

/** A question without its answer. */
export function Slip({ question, ground }: SlipProps) {
  return (
    <span data-surface={paperOn(ground)} className={styles.slip}>
      {question}
    </span>
  )
}

/** The surface of the paper that a question is written on. */
export function paperOn(ground: ArticleCover['surface']) {
  return ground === 'chalk-2' ? 'clementine' : 'chalk'
}

/** Whether an answer is broken in two lines. */
function isLong(answer: string): boolean {
  return answer.length > 13
}

/** The length of its longest line, rounded up to an even number. A long answer is broken as evenly as it can be. */
function lettersOf(answer: string): number {
  const breaks = [...answer.matchAll(/ /g)].map(({ index }) =>
    Math.max(index, answer.length - index - 1),
  )
  const longest = isLong(answer) ? Math.min(answer.length, ...breaks) : answer.length
  return Math.max(6, Math.ceil(longest / 2) * 2)
}
