import { type ReactNode, useEffect, useState } from 'react'
import { hasHandovers } from '~/store/has-handovers'

/** Fetches what hands an enquiry over. */
export const loadHandOver = () => import('./hand-over')

/**
 * The question whether an enquiry of an earlier visit has reached the studio; nothing for everybody else, and where its
 * code cannot be fetched, since it is asked again. Source: D24.
 */
export function useOpenHandOver({ mentionsAsked }: { mentionsAsked: boolean }): ReactNode {
  const [question, setQuestion] = useState<ReactNode>()
  useEffect(() => {
    // Local storage.
    if (!hasHandovers()) return
    loadHandOver().then(
      ({ OpenHandOver }) => setQuestion(<OpenHandOver mentionsAsked={mentionsAsked} />),
      () => {},
    )
  }, [mentionsAsked])
  return question
}
