import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { words } from '#words/parts/error-page.ts'
import { loadWords } from './words'

export type LoadErrorPage = () => Promise<{
  ErrorPage: ComponentType<{ texts: typeof words; error: unknown }>
}>

/** Hydrates one island; resolves when it answers. */
export function hydrate(
  element: HTMLElement,
  Part: ComponentType,
  { props, id, loadErrorPage }: { props: object; id: string; loadErrorPage: LoadErrorPage },
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <StrictMode>
        <Arrival onArrive={resolve}>
          <Part {...props} />
        </Arrival>
      </StrictMode>,
      { identifierPrefix: id, onUncaughtError: (error) => showError(error, loadErrorPage) },
    )
  })
}

function Arrival({ onArrive, children }: { onArrive: () => void; children: ReactNode }) {
  useEffect(onArrive, [onArrive])
  return children
}

let hasFailed = false

/** Replaces the page's main part, once. Source: spec §8, "Unhandled routing error". */
async function showError(error: unknown, loadErrorPage: LoadErrorPage) {
  reportError(error)
  if (hasFailed) return
  hasFailed = true
  const main = document.getElementById('main') ?? document.body
  const [page, texts] = await Promise.all([
    loadErrorPage().catch(() => undefined),
    loadWords<typeof words>('error-page').catch(() => undefined),
  ])
  if (page && texts) {
    createRoot(main).render(<page.ErrorPage texts={texts} error={error} />)
    return
  }
  const heading = document.createElement('h1')
  heading.textContent = texts ? `${texts.title} ${error}` : String(error)
  main.replaceChildren(heading)
}
