import type { Locator } from './in-page.ts'

/** The keys that the journeys press, by the names of the UI Events specification. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'End'

/** What a journey needs from a browser, whatever its protocol. Input is native, never dispatched by script. */
export type Page = {
  goto(url: string): Promise<void>
  /** Runs a self-contained function in the page; its arguments are JSON. */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  click(locator: Locator): Promise<void>
  /** Clicks into the field and types. */
  type(locator: Locator, text: string): Promise<void>
  /** Clicks into the field and inserts the text at once, as pasting does; no protocol can paste. */
  paste(locator: Locator, text: string): Promise<void>
  press(key: Key): Promise<void>
  resize(width: number, height: number): Promise<void>
}

export type Engine = {
  name: string
  /** Why this engine cannot run here; undefined if it can. */
  missing: string | undefined
  /** Starts a fresh browser with empty storage, and returns it with a way to close it. */
  start(): Promise<{ page: Page; close(): Promise<void> }>
}
