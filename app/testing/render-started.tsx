import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import type { Behaviour } from '~/islands/behaviour'
import { WithUiWords } from './ui-words'

/** For tests: renders components with the words of `ui/` and starts the behaviour inside, as the loader does in a page. */
export async function renderStarted(content: ReactNode, start: Behaviour) {
  const screen = await render(content, { wrapper: WithUiWords })
  for (const part of screen.container.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    await start(part)
    delete part.dataset.waiting
  }
  return screen
}
