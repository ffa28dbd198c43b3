import { type ReactNode, useEffect, useState } from 'react'
import type { words } from '#words/parts/hand-over.ts'
import { loadWords } from '~/islands/words'
import { hasOpenHandover } from '~/store/has-open-handover'

/** Loads the hand-over code and its words. */
export async function loadHandOver() {
  const [{ HandOver, OpenHandOver }, texts] = await Promise.all([
    import('./hand-over'),
    loadWords<typeof words>('hand-over'),
  ])
  return { HandOver, OpenHandOver, texts }
}

/**
 * The question whether an enquiry of an earlier visit has arrived. Null without such an enquiry, and if the code
 * cannot be fetched, because the next visit asks again. Source: D24.
 */
export function useOpenHandOver({ mentionsAsked }: { mentionsAsked: boolean }): ReactNode {
  const [question, setQuestion] = useState<ReactNode>()
  useEffect(() => {
    // Synchronises with local storage.
    if (!hasOpenHandover()) return
    loadHandOver().then(
      ({ OpenHandOver, texts }) =>
        setQuestion(<OpenHandOver texts={texts} mentionsAsked={mentionsAsked} />),
      () => {},
    )
  }, [mentionsAsked])
  return question
}
