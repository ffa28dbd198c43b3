import { createContext, type ReactNode, use } from 'react'
import type { sections } from '#words/sections.ts'
import type { ui } from '#words/ui.ts'

/** What the components of `ui/` and `sections/` say by themselves, by component. */
export type UiWords = typeof ui & typeof sections

const UiWordsContext = createContext<UiWords | undefined>(undefined)

/** Gives all components inside their words; `root.tsx` has it around every page. */
export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <UiWordsContext value={words}>{children}</UiWordsContext>
}

/**
 * The words of the page's language. Not for what runs in an island, which is a root of its own: it takes its words as
 * props.
 *
 * @throws outside the provider
 */
export function useUiWords(): UiWords {
  const words = use(UiWordsContext)
  if (!words) throw new Error('There is no UiWordsProvider around this component.')
  return words
}
