import type { Locator } from './in-page.ts'

/** The keys that the journeys press, by the names of the UI Events specification. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'End'

/** What a journey needs of a browser, whichever protocol drives it. Input is the browser's own, never dispatched. */
export type Page = {
  goto(url: string): Promise<void>
  /** Runs a function inside the page; it sees nothing from outside but its arguments, which are JSON. */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  click(locator: Locator): Promise<void>
  /** Clicks into the field and types. */
  type(locator: Locator, text: string): Promise<void>
  press(key: Key): Promise<void>
  resize(width: number, height: number): Promise<void>
}

export type Engine = {
  name: string
  /** Why this engine cannot run here; undefined when it can. */
  missing: string | undefined
  /** A fresh browser with empty storage, and the way to end it. */
  start(): Promise<{ page: Page; close(): Promise<void> }>
}
