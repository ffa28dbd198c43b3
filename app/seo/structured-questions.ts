import type { FAQPage } from 'schema-dts'
import { plainText } from '~/lib/inline-markup'

/** Questions with their answers, without inline markup. */
export function questionsData(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}
