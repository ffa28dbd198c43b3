import { isValidElement, type ReactElement } from 'react'
import { type HeadlineLine, HeadlineLines } from '~/ui/heading'

/** One sentence, lines if some of them use the counter-voice, or what a page sets in a voice of its own. */
export type Headline = string | readonly HeadlineLine[] | ReactElement

/** The text of a headline, for use inside a `Heading`. */
export function HeadlineText({ headline }: { headline: Headline }) {
  return typeof headline === 'string' || isValidElement(headline) ? (
    headline
  ) : (
    <HeadlineLines lines={headline} />
  )
}
