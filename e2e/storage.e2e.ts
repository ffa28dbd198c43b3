import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { build } from 'vite'
import { expect, test } from './fixtures.ts'

/**
 * Real tabs, because only they have separate processes and so separate copies of local storage: two frames of one
 * page pass even without any lock. The store is bundled alone, so that the tabs write as fast as possible.
 */
const storeUrl = '/store-under-test'

declare global {
  interface Window {
    addMessage: typeof import('../app/store/messages.ts').addMessage
  }
}

let script: string

test.beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../app/store/messages.ts', import.meta.url)),
        formats: ['iife'],
        name: 'messages',
      },
    },
  })
  const [chunk] = Array.isArray(output) && output[0] ? output[0].output : []
  if (!chunk) throw new Error('Vite bundled no store')
  script = `${chunk.code};addMessage = messages.addMessage`
})

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(storeUrl)
  return page
}

/** Adds messages one after another, and returns how many writes were confirmed. */
function addMessages(page: Page, sender: string, count: number): Promise<number> {
  return page.evaluate(
    async ([fullName, total]) => {
      let stored = 0
      for (let index = 0; index < total; index += 1) {
        const result = await window.addMessage({
          fullName,
          email: 'sender@example.dz',
          projectType: 'Web',
          mobile: '0',
          message: String(index),
        })
        if (result.ok) stored += 1
      }
      return stored
    },
    [sender, count] as const,
  )
}

test('four tabs that add 200 records each at once lose none', async ({ context }) => {
  await context.route(`**${storeUrl}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script>${script}</script>`,
    }),
  )
  const senders = ['tab 1', 'tab 2', 'tab 3', 'tab 4']
  const tabs = await Promise.all(senders.map(() => openTab(context)))

  const reported = await Promise.all(
    tabs.map((tab, index) => addMessages(tab, senders[index] ?? '', 200)),
  )
  expect(reported).toEqual(senders.map(() => 200))

  // Each tab has its own copy, which receives the others' writes a moment later.
  for (const tab of tabs) {
    await expect
      .poll(() =>
        tab.evaluate(() => JSON.parse(localStorage.getItem('contact_submissions') ?? '').length),
      )
      .toBe(800)
  }
  const stored: { id: number; fullName: string; message: string }[] = await tabs[0]?.evaluate(() =>
    JSON.parse(localStorage.getItem('contact_submissions') ?? ''),
  )
  expect(new Set(stored.map(({ id }) => id)).size).toBe(800)
  for (const sender of senders) {
    const own = stored.filter(({ fullName }) => fullName === sender)
    expect(own.map(({ message }) => message)).toEqual(Array.from({ length: 200 }, (_, i) => `${i}`))
  }
})
