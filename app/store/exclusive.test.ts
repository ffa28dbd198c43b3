import { afterEach, expect, test, vi } from 'vitest'
import { createExclusive } from './exclusive.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/**
 * Tabs as a browser has them: each works on its own copy of the text and hears of the others'
 * writes a little later, while the lock manager (Node's own here) is one for all.
 */
function openTabs({ count, lagMs }: { count: number; lagMs: number }) {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const key = `list-${Math.random()}`
  const copies = Array.from({ length: count }, (): string | null => null)

  return copies.map((_, index) => {
    const read = () => copies[index] ?? null
    const write = (text: string | null) => {
      copies[index] = text
      setTimeout(() => {
        for (const other of copies.keys()) if (other !== index) copies[other] = text
        page.dispatchEvent(new Event('storage'))
      }, lagMs)
    }
    return { read, write, exclusively: createExclusive(key, read) }
  })
}

test('a tab waits for the copy of what the last one wrote', async () => {
  const tabs = openTabs({ count: 3, lagMs: 20 })
  await Promise.all(
    tabs.map(({ exclusively, read, write }, tab) =>
      exclusively(() => write(`${read() ?? ''}${tab}`)),
    ),
  )
  expect(tabs.at(-1)?.read()).toBe('012')
})

test('a removal is waited for as well', async () => {
  const [first, second] = openTabs({ count: 2, lagMs: 20 })
  await first?.exclusively(() => first.write('full'))
  await second?.exclusively(() => second.write(null))
  const seen = await first?.exclusively(() => first.read())
  expect(seen).toBeNull()
})

test('a change from elsewhere does not hold anybody up for long', async () => {
  const [tab] = openTabs({ count: 1, lagMs: 0 })
  await tab?.exclusively(() => tab.write('ours'))
  tab?.write('from the developer tools')
  const seen = await tab?.exclusively(() => tab.read())
  expect(seen).toBe('from the developer tools')
})

test('without Web Locks the task still runs', async () => {
  const [tab] = openTabs({ count: 1, lagMs: 0 })
  vi.stubGlobal('navigator', {})
  expect(await tab?.exclusively(() => 'done')).toBe('done')
})

test('a failing task lets the next one in', async () => {
  const [tab] = openTabs({ count: 1, lagMs: 0 })
  const failing = tab?.exclusively(() => {
    throw new Error('no room')
  })
  await expect(failing).rejects.toThrow('no room')
  expect(await tab?.exclusively(() => 'done')).toBe('done')
})
