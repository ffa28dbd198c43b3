import { type ReactNode, useEffect, useState } from 'react'
import { hasHandovers } from '~/store/has-handovers'

/** Loads the hand-over code. */
export const loadHandOver = () => import('./hand-over')

/**
 * The question whether an enquiry of an earlier visit has arrived. Null without such an enquiry, and if the code
 * cannot be fetched, because the next visit asks again. Source: D24.
 */
export function useOpenHandOver({ mentionsAsked }: { mentionsAsked: boolean }): ReactNode {
  const [question, setQuestion] = useState<ReactNode>()
  useEffect(() => {
    // Synchronises with local storage.
    if (!hasHandovers()) return
    loadHandOver().then(
      ({ OpenHandOver }) => setQuestion(<OpenHandOver mentionsAsked={mentionsAsked} />),
      () => {},
    )
  }, [mentionsAsked])
  return question
}
