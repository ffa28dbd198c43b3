import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { words } from '~/content/en/parts/error-page'
import { loadWords } from './words'

/** Hydrates one island; resolves when it answers. */
export function hydrate(
  element: HTMLElement,
  Part: ComponentType,
  { props, id }: { props: object; id: string },
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <StrictMode>
        <Arrival onArrive={resolve}>
          <Part {...props} />
        </Arrival>
      </StrictMode>,
      { identifierPrefix: id, onUncaughtError: showError },
    )
  })
}

function Arrival({ onArrive, children }: { onArrive: () => void; children: ReactNode }) {
  useEffect(onArrive, [onArrive])
  return children
}

/** Replaces the page's main part. Source: spec §8, "Unhandled routing error". */
async function showError(error: unknown) {
  reportError(error)
  const [{ ErrorPage }, texts] = await Promise.all([
    import('~/pages/error-page'),
    loadWords<typeof words>('error-page'),
  ])
  const main = document.getElementById('main') ?? document.body
  createRoot(main).render(<ErrorPage texts={texts} error={error} />)
}
