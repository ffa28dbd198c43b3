import { type HeadlineLine, HeadlineLines } from '~/ui/heading'

/** One sentence, or lines if some of them use the counter-voice. */
export type Headline = string | readonly HeadlineLine[]

/** The text of a headline, for use inside a `Heading`. */
export function HeadlineText({ headline }: { headline: Headline }) {
  return typeof headline === 'string' ? headline : <HeadlineLines lines={headline} />
}
