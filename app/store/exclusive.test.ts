import { afterEach, expect, test, vi } from 'vitest'
import { createExclusive } from './exclusive.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Each test uses a list name of its own, because locks outlive a test. */
let lists = 0

/**
 * Simulates browser tabs: each works on its own copy of the text and receives other tabs' writes a little later,
 * while the lock manager (Node's own here) is shared.
 */
function openTabs({ count, lagMs }: { count: number; lagMs: number }) {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  lists += 1
  const key = `list-${lists}`
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

test('a tab waits until its copy holds the last writer’s text', async () => {
  const tabs = openTabs({ count: 3, lagMs: 20 })
  await Promise.all(
    tabs.map(({ exclusively, read, write }, tab) =>
      exclusively(() => write(`${read() ?? ''}${tab}`)),
    ),
  )
  expect(tabs.at(-1)?.read()).toBe('012')
})

test('a tab waits for a removal too', async () => {
  const [first, second] = openTabs({ count: 2, lagMs: 20 })
  await first?.exclusively(() => first.write('full'))
  await second?.exclusively(() => second.write(null))
  const seen = await first?.exclusively(() => first.read())
  expect(seen).toBeNull()
})

test('a write outside the lock delays the next task only briefly', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [tab] = openTabs({ count: 1, lagMs: 0 })
  await tab?.exclusively(() => tab.write('ours'))
  tab?.write('from the developer tools')
  let seen: string | null | undefined
  tab?.exclusively(() => {
    seen = tab.read()
  })
  let waitedMs = 0
  for (; seen === undefined && waitedMs < 5000; waitedMs += 100) {
    // The lock manager answers in a later task.
    await new Promise(setImmediate)
    vi.advanceTimersByTime(100)
  }
  expect(seen).toBe('from the developer tools')
  expect(waitedMs).toBeLessThanOrEqual(1500)
})

test('the task runs without Web Locks', async () => {
  const [tab] = openTabs({ count: 1, lagMs: 0 })
  vi.stubGlobal('navigator', {})
  expect(await tab?.exclusively(() => 'done')).toBe('done')
})

test('a failing task releases the lock', async () => {
  const [tab] = openTabs({ count: 1, lagMs: 0 })
  const failing = tab?.exclusively(() => {
    throw new Error('no room')
  })
  await expect(failing).rejects.toThrow('no room')
  expect(await tab?.exclusively(() => 'done')).toBe('done')
})
