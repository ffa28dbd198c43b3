import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import type { Behaviour } from '~/islands/behaviour'

/** For tests: renders components and starts the behaviour inside, as the loader does in a page. */
export async function renderStarted(content: ReactNode, start: Behaviour) {
  const screen = await render(content)
  for (const part of screen.container.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    await start(part)
    delete part.dataset.waiting
  }
  return screen
}
