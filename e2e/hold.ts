import type { BrowserContext, Route } from '@playwright/test'
import { partFiles, readManifest } from '../scripts/built-files.ts'
import { firstScripts } from '../scripts/page-files.ts'
import { test as base, expect } from './fixtures.ts'

/** Files of the site: a Playwright pattern, or addresses found in the build, whose script names change. */
type Files = string | RegExp | Promise<readonly string[]>

type FaultFixtures = {
  /**
   * Holds requests for these files from now on. The returned function waits until one has been requested, releases
   * them all and stops holding.
   */
  hold: (files: Files) => Promise<() => Promise<void>>
  /** Fails requests for these files like a broken connection, from now on. The returned function stops that. */
  lose: (files: Files) => Promise<() => Promise<void>>
  /** Serves these files with another text from now on. The returned function stops that. */
  replace: (files: Files, change: (text: string) => string) => Promise<() => Promise<void>>
}

/**
 * `test` of fixtures.ts, with files that are late, missing or changed. A test whose intercepted files were never
 * requested proves nothing, and fails. Files still held at the end of a test are released.
 */
export const test = base.extend<FaultFixtures & { interception: Interception }>({
  interception: async ({ context }, use) => {
    const interception = new Interception(context)
    await use(interception)
    await interception.end()
  },
  hold: ({ interception }, use) => use((files) => interception.hold(files)),
  lose: ({ interception }, use) =>
    use((files) => interception.answer(files, (route) => route.abort())),
  replace: ({ interception }, use) => use((files, change) => interception.replace(files, change)),
})

export { expect }

class Interception {
  readonly #context: BrowserContext
  readonly #ends: (() => void)[] = []
  readonly #unasked: Set<string> = new Set()

  constructor(context: BrowserContext) {
    this.#context = context
  }

  async hold(files: Files) {
    const released = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    this.#ends.push(released.resolve)
    await this.answer(files, async (route) => {
      asked.resolve()
      await released.promise
      await route.fallback()
    })
    return async () => {
      await asked.promise
      released.resolve()
    }
  }

  replace(files: Files, change: (text: string) => string) {
    return this.answer(files, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const body = change(text)
      expect(body, `${route.request().url()} is replaced by itself`).not.toBe(text)
      await route.fulfill({ response, body })
    })
  }

  async answer(files: Files, respond: (route: Route) => Promise<void>) {
    const known = files instanceof Promise ? await files : undefined
    const name = `${known ?? files}`
    const pattern = known
      ? ({ pathname }: URL) => known.includes(pathname)
      : (files as string | RegExp)
    this.#unasked.add(name)
    const handler = (route: Route) => {
      this.#unasked.delete(name)
      return respond(route)
    }
    await this.#context.route(pattern, handler)
    return () => this.#context.unroute(pattern, handler)
  }

  async end() {
    for (const end of this.#ends) end()
    await this.#context.unrouteAll({ behavior: 'ignoreErrors' })
    expect([...this.#unasked], 'files that nobody asked for').toEqual([])
  }
}

/** The entry of every page, which its one inline script fetches. */
export async function entryScript() {
  return firstScripts('en').slice(0, 1)
}

/** The script that hydrates islands; without it none does. */
export const hydrateScript = () => partScript('hydrate')

/** React itself. */
export const reactScript = () => partScript('react')

/** The script of an island or behaviour, by its name. */
export async function partScript(name: string) {
  return partFiles(readManifest(), name, 'static').scripts.slice(0, 1)
}
