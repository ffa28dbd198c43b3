import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeStorage } from '~/testing/fake-storage'
import { createCollection, uniqueId } from './storage.ts'

type Fruit = { name: string; weight: number }

const key = 'fruits'
const pear = { name: 'pear', weight: 120 }
const fig = { name: 'fig', weight: 40 }

let storage: FakeStorage

beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
  // Plain http: no Web Locks. exclusive.test.ts tests the locks.
  vi.stubGlobal('navigator', {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function fruits() {
  return createCollection<Fruit>(key)
}

function FruitCount({ collection }: { collection: ReturnType<typeof fruits> }) {
  return collection.useStored().records.length
}

function copies() {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((name) => name !== key)
    .map((name) => ({ name, text: storage.getItem(name) }))
}

function blockStorage() {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}

function announceChange(changedKey: string | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key: changedKey }))
}

/** More runs than usual, because stored bytes can fail in more ways than most arguments. */
function atLeast(runs: number): number {
  return Math.max(runs, fc.readConfigureGlobal().numRuns ?? 0)
}

describe('appending', () => {
  test('stores a JSON array of the records and nothing else', async () => {
    expect(await fruits().append(() => ({ record: pear }))).toEqual({ ok: true })
    expect(await fruits().append(() => ({ record: fig }))).toEqual({ ok: true })
    expect(storage.getItem(key)).toBe(JSON.stringify([pear, fig]))
    expect(storage.length).toBe(1)
  })

  test('re-reads first, so a record from another tab is kept', async () => {
    const collection = fruits()
    collection.getSnapshot()
    storage.setItem(key, JSON.stringify([pear]))
    await collection.append(() => ({ record: fig }))
    expect(storage.getItem(key)).toBe(JSON.stringify([pear, fig]))
  })

  test('passes the stored elements to `make`, which may refuse', async () => {
    storage.setItem(key, JSON.stringify([pear]))
    const result = await fruits().append((stored) =>
      stored.some(({ name }) => name === 'pear') ? { refuse: 'known' } : { record: pear },
    )
    expect(result).toEqual({ ok: false, reason: 'known' })
    expect(storage.getItem(key)).toBe(JSON.stringify([pear]))
  })

  test('keeps fields that a later version may have added', async () => {
    const labelled = { ...pear, label: 'new' }
    storage.setItem(key, JSON.stringify([labelled]))
    await fruits().append(() => ({ record: fig }))
    expect(storage.getItem(key)).toBe(JSON.stringify([labelled, fig]))
    expect(copies()).toEqual([])
  })

  test.each([
    ['elements that this version cannot read', '[{"a":1},"text",null,7,[]]'],
    ['a number that JavaScript cannot hold', '[{"name":"pear","weight":1e999}]'],
    ['a field written twice', '[{"name":"pear","name":"plum"}]'],
    ['how it was laid out', '[ {"name": "pear"},\n  1 '],
  ])('leaves every byte of the array where it is: %s', async (_, text) => {
    const open = text.replace(/\]$/, '')
    storage.setItem(key, `${open}]\n`)
    expect(await fruits().append(() => ({ record: fig }))).toEqual({ ok: true })
    expect(storage.getItem(key)).toBe(`${open},${JSON.stringify(fig)}]`)
    expect(copies()).toEqual([])
  })

  test('reports a full storage and leaves what was there', async () => {
    storage.setItem(key, JSON.stringify([pear]))
    storage.capacity = 50
    expect(await fruits().append(() => ({ record: fig }))).toEqual({ ok: false, reason: 'full' })
    expect(storage.getItem(key)).toBe(JSON.stringify([pear]))
  })

  test('reports a blocked storage', async () => {
    blockStorage()
    expect(await fruits().append(() => ({ record: fig }))).toEqual({ ok: false, reason: 'blocked' })
  })

  test('reports a write that the browser dropped as a failure', async () => {
    storage.isForgetful = true
    expect(await fruits().append(() => ({ record: fig }))).toEqual({ ok: false, reason: 'blocked' })
  })
})

describe('merging', () => {
  test('adds what `choose` returns for the stored elements, or nothing on a problem', async () => {
    storage.setItem(key, JSON.stringify([pear]))
    const merge = () =>
      fruits().merge((stored) =>
        [pear, fig, fig].filter(({ name }) => !stored.some((fruit) => fruit.name === name)),
      )
    storage.capacity = 80
    expect(await merge()).toEqual({ ok: false, reason: 'full' })
    expect(storage.getItem(key)).toBe(JSON.stringify([pear]))
    storage.capacity = 1000
    expect(await merge()).toEqual({ ok: true })
    expect(storage.getItem(key)).toBe(JSON.stringify([pear, fig, fig]))
    expect(await merge()).toEqual({ ok: true })
    expect(storage.getItem(key)).toBe(JSON.stringify([pear, fig, fig]))
  })

  test('leaves damaged bytes where they are when there is nothing to add', async () => {
    storage.setItem(key, '[{')
    expect(await fruits().merge(() => [])).toEqual({ ok: true })
    expect(storage.getItem(key)).toBe('[{')
    expect(storage.length).toBe(1)
  })
})

describe('reading', () => {
  test('separates objects from other elements, and keeps both', () => {
    const list = [{ name: 7 }, 'text', null, 1, [pear], pear]
    storage.setItem(key, JSON.stringify(list))
    expect(fruits().getSnapshot()).toEqual({
      elements: list,
      records: [{ name: 7 }, pear],
      damaged: [],
      blocked: false,
    })
  })

  test('returns the same object until something changes', async () => {
    const collection = fruits()
    storage.setItem(key, JSON.stringify([pear]))
    const before = collection.getSnapshot()
    expect(collection.getSnapshot()).toBe(before)
    expect(before).toEqual({ elements: [pear], records: [pear], damaged: [], blocked: false })
    await collection.append(() => ({ record: fig }))
    expect(collection.getSnapshot()).not.toBe(before)
    expect(collection.getSnapshot()).toBe(collection.getSnapshot())
    expect(collection.getSnapshot().records).toEqual([pear, fig])
  })

  test.each([
    ['its own key', key, 1],
    ['every key at once', null, 1],
    ['a copy put aside', `${key}.damaged.1`, 1],
    ['a stranger', 'vegetables', 0],
  ])('hears another tab that changes %s', (_, changedKey, times) => {
    const collection = fruits()
    const listener = vi.fn()
    const stop = collection.subscribe(listener)
    collection.getSnapshot()
    storage.setItem(key, JSON.stringify([fig]))
    announceChange(changedKey)
    expect(listener).toHaveBeenCalledTimes(times)
    expect(collection.getSnapshot().records).toEqual(times ? [fig] : [])
    stop()
    announceChange(changedKey)
    expect(listener).toHaveBeenCalledTimes(times)
  })

  test('reports writes of its own tab', async () => {
    const collection = fruits()
    const listener = vi.fn()
    collection.subscribe(listener)
    await collection.append(() => ({ record: fig }))
    expect(listener).toHaveBeenCalled()
    expect(collection.getSnapshot().records).toEqual([fig])
  })

  test('re-reads when the page returns from the back-forward cache', () => {
    const collection = fruits()
    collection.subscribe(() => {})
    collection.getSnapshot()
    storage.setItem(key, JSON.stringify([fig]))
    window.dispatchEvent(new Event('pageshow'))
    expect(collection.getSnapshot().records).toEqual([fig])
  })

  test('returns one constant snapshot while the browser refuses access', () => {
    storage.setItem(key, JSON.stringify([pear]))
    const collection = fruits()
    collection.getSnapshot()
    blockStorage()
    expect(collection.getSnapshot()).toEqual({
      elements: [],
      records: [],
      damaged: [],
      blocked: true,
    })
    expect(collection.getSnapshot()).toBe(collection.getSnapshot())
    vi.stubGlobal('localStorage', storage)
    expect(collection.getSnapshot()).toMatchObject({ records: [pear], blocked: false })
  })

  test('renders as an empty list on the server', () => {
    blockStorage()
    expect(renderToString(createElement(FruitCount, { collection: fruits() }))).toBe('0')
  })
})

describe('damaged data', () => {
  const halfGood = JSON.stringify([pear, { name: 'plum' }, 7]).slice(0, -1)

  test.each([halfGood, JSON.stringify({ 0: pear }), '"[]"', 'null', ''])(
    'is what is no array, and is shown before anything is written: %j',
    (text) => {
      storage.setItem(key, text)
      expect(fruits().getSnapshot()).toEqual({
        elements: [],
        records: [],
        damaged: [{ key, text }],
        blocked: false,
      })
      expect(copies()).toEqual([])
    },
  )

  test('is copied byte for byte when a record is added', async () => {
    vi.useFakeTimers({ now: 1700000000000 })
    storage.setItem(key, halfGood)
    const collection = fruits()
    expect(await collection.append(() => ({ record: fig }))).toEqual({ ok: true })
    const copy = { key: `${key}.damaged.1700000000000`, text: halfGood }
    expect(storage.getItem(key)).toBe(JSON.stringify([fig]))
    expect(collection.getSnapshot()).toMatchObject({ records: [fig], damaged: [copy] })
  })

  test('never overwrites an older copy of the same millisecond', async () => {
    vi.useFakeTimers({ now: 5 })
    for (const text of ['first', 'second']) {
      storage.setItem(key, text)
      await fruits().append(() => ({ record: fig }))
    }
    expect(copies()).toEqual([
      { name: `${key}.damaged.5`, text: 'first' },
      { name: `${key}.damaged.6`, text: 'second' },
    ])
  })

  test('is not overwritten when there is no room for the copy', async () => {
    storage.setItem(key, halfGood)
    storage.capacity = halfGood.length + key.length
    expect(await fruits().append(() => ({ record: fig }))).toEqual({ ok: false, reason: 'full' })
    expect(storage.getItem(key)).toBe(halfGood)
    expect(copies()).toEqual([])
  })

  test('is copied once, however often the next write fails', async () => {
    storage.setItem(key, halfGood)
    storage.capacity = 1000
    const heavy = { name: 'x'.repeat(1000), weight: 1 }
    for (const _ of [1, 2, 3]) {
      expect(await fruits().append(() => ({ record: heavy }))).toMatchObject({ reason: 'full' })
    }
    expect(storage.getItem(key)).toBe(halfGood)
    expect(copies()).toHaveLength(1)
  })

  test('can be discarded only as a copy', async () => {
    storage.setItem(key, halfGood)
    const collection = fruits()
    expect(collection.discardCopy({ key, text: halfGood })).toBe(false)
    await collection.append(() => ({ record: fig }))
    const [copy] = collection.getSnapshot().damaged
    expect(copy && collection.discardCopy(copy)).toBe(true)
    expect(collection.getSnapshot().damaged).toEqual([])
    expect(collection.getSnapshot().records).toEqual([fig])
  })
})

describe('clearing', () => {
  test('removes the key', async () => {
    storage.setItem(key, JSON.stringify([pear]))
    expect(await fruits().clear()).toEqual({ ok: true })
    expect(storage.length).toBe(0)
  })

  test('copies unreadable bytes aside first', async () => {
    storage.setItem(key, '[{"name":')
    expect(await fruits().clear()).toEqual({ ok: true })
    expect(storage.getItem(key)).toBeNull()
    expect(copies().map(({ text }) => text)).toEqual(['[{"name":'])
  })

  test('reports a blocked storage', async () => {
    blockStorage()
    expect(await fruits().clear()).toEqual({ ok: false, reason: 'blocked' })
  })
})

describe('whatever is stored', () => {
  const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json())
  const anyFruit = fc.record({ name: fc.string({ unit: 'binary' }), weight: fc.integer() })
  const anyList = fc.array(fc.oneof(anyFruit, fc.jsonValue()))

  const isEmptyList = (text: string) => /^\s*\[\s*\]\s*$/.test(text)

  test('arbitrary bytes neither throw nor get lost', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        storage.clear()
        storage.setItem(key, text)
        const collection = fruits()
        const before = collection.getSnapshot()
        expect(collection.getSnapshot()).toBe(before)
        expect(await collection.append(() => ({ record: pear }))).toEqual({ ok: true })
        expect(JSON.parse(storage.getItem(key) ?? '')).toEqual([...before.elements, pear])
        expect(copies()).toMatchObject(before.damaged.map((damaged) => ({ text: damaged.text })))
        if (before.damaged.length === 0 && !isEmptyList(text)) {
          expect(storage.getItem(key)).toContain(text.trimEnd().slice(0, -1))
        }
      }),
      { numRuns: atLeast(1000) },
    )
  })

  test('every element of a list keeps its place, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(anyList, async (list) => {
        storage.clear()
        storage.setItem(key, JSON.stringify(list))
        const collection = fruits()
        expect(JSON.stringify(collection.getSnapshot().elements)).toBe(JSON.stringify(list))
        await collection.append(() => ({ record: pear }))
        expect(storage.getItem(key)).toBe(JSON.stringify([...list, pear]))
        expect(copies()).toEqual([])
      }),
      { numRuns: atLeast(500) },
    )
  })

  test('a storage of any size loses nothing and never confirms a failed write', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyFruit, fc.nat(200), async (text, record, room) => {
        storage.clear()
        storage.capacity = Number.POSITIVE_INFINITY
        storage.setItem(key, text)
        storage.capacity = key.length + text.length + room
        const result = await fruits().append(() => ({ record }))
        const now = storage.getItem(key)
        if (result.ok) expect(now).toContain(JSON.stringify(record))
        else expect(now).toBe(text)
        const isWhole = fruits().getSnapshot().damaged.length === 0
        if (result.ok && isWhole && !isEmptyList(text))
          expect(now).toContain(text.trimEnd().slice(0, -1))
        else if (result.ok && !isWhole) expect(copies()).toMatchObject([{ text }])
      }),
      { numRuns: atLeast(1000) },
    )
  })
})

test('an id is the current time or the next free millisecond', () => {
  expect(uniqueId(10, [])).toBe(10)
  expect(uniqueId(10, [{ id: 10 }, { id: '12' }, {}, { id: 11 }, { id: 13 }])).toBe(12)
})
