import type { ReactNode } from 'react'
import { sections } from '#words/sections.ts'
import { ui } from '#words/ui.ts'
import { UiWordsProvider } from '~/ui/ui-words'

/** For tests: the English words around components, as `root.tsx` gives them. */
export function WithUiWords({ children }: { children: ReactNode }) {
  return <UiWordsProvider words={{ ...ui, ...sections }}>{children}</UiWordsProvider>
}
