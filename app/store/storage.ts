import { useSyncExternalStore } from 'react'
import { createExclusive } from './exclusive.ts'

/**
 * Lists of records in local storage. All access to the three specified lists goes through this file.
 *
 * What it promises (D9, D11 and D12):
 * - a key holds a JSON array of the records and nothing else;
 * - an append re-reads under a lock shared by all tabs, and reports success only after it has read the record back;
 * - an append leaves every byte of the array where it is, so also an element that this version cannot read, and a
 *   number that JavaScript cannot hold;
 * - bytes that are no array at all are copied to `<key>.damaged.<epoch ms>` before anything is written over them;
 *   if they cannot be copied, nothing is written.
 */

/** Stored bytes that are no JSON array, exactly as they were found. */
export type DamagedData = {
  /** Where they are: the collection's own key, or the key of a copy. */
  key: string
  text: string
}

/** An object of a stored array. It may lack any field of a record and hold any value in its place. */
export type StoredObject<T> = { readonly [Field in keyof T]?: unknown }

/** A snapshot of a collection; the same object until something changes. */
export type Stored<T> = {
  /** The stored array, unchanged. */
  elements: readonly unknown[]
  /** The elements that are objects: all that a table can show. */
  records: readonly StoredObject<T>[]
  damaged: readonly DamagedData[]
  /** The browser refuses access to storage: nothing can be read or written. */
  blocked: boolean
}

/** Why nothing was stored: storage is full, or the browser refuses access. */
export type StorageProblem = 'full' | 'blocked'

export type SaveResult<Refusal extends string = never> =
  | { ok: true }
  | { ok: false; reason: StorageProblem | Refusal }

const nothing: Stored<never> = { elements: [], records: [], damaged: [], blocked: false }
const noAccess: Stored<never> = { ...nothing, blocked: true }

/** One key of local storage as a typed list: a hook to read it, and functions to change it. */
export function createCollection<T>(key: string) {
  const copyPrefix = `${key}.damaged.`
  const exclusively = createExclusive(key, () => globalThis.localStorage.getItem(key))
  const listeners = new Set<() => void>()
  let snapshot: Stored<T> = nothing
  let snapshotTexts: readonly (string | null)[] = []
  let isCurrent = false

  function readCopies(storage: Storage): DamagedData[] {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index))
      .filter((name): name is string => name?.startsWith(copyPrefix) === true)
      .sort()
      .map((name) => ({ key: name, text: storage.getItem(name) ?? '' }))
  }

  function getSnapshot(): Stored<T> {
    // While there is a listener, events report every change, so the snapshot can be cached.
    if (isCurrent && listeners.size > 0) return snapshot
    isCurrent = true
    try {
      const storage = globalThis.localStorage
      const text = storage.getItem(key)
      const copies = readCopies(storage)
      const texts = [text, ...copies.flatMap((copy) => [copy.key, copy.text])]
      if (snapshot.blocked || !isSameList(texts, snapshotTexts)) {
        const elements = readArray(text)
        const damaged = elements || text === null ? copies : [{ key, text }, ...copies]
        snapshot = {
          elements: elements ?? [],
          records: elements?.filter(isObject<T>) ?? [],
          damaged,
          blocked: false,
        }
        snapshotTexts = texts
      }
    } catch {
      snapshot = noAccess
    }
    return snapshot
  }

  function changed() {
    isCurrent = false
    for (const listener of listeners) listener()
  }

  function onStorage(event: StorageEvent) {
    // A null key means that the whole storage was cleared.
    if (event.key === null || event.key === key || event.key.startsWith(copyPrefix)) changed()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      isCurrent = false
      window.addEventListener('storage', onStorage)
      // A page in the back-forward cache receives no storage events.
      window.addEventListener('pageshow', changed)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', changed)
    }
  }

  /** Copies unreadable bytes aside, unless an earlier attempt has done so. */
  function keepDamaged(storage: Storage, text: string): StorageProblem | undefined {
    if (readCopies(storage).some((copy) => copy.text === text)) return undefined
    let time = Date.now()
    while (storage.getItem(copyPrefix + time) !== null) time += 1
    return write(storage, copyPrefix + time, text)
  }

  /** Runs one change under the lock, on what is stored at that moment. */
  async function change<Refusal extends string>(
    next: (records: StoredObject<T>[]) => { add: readonly T[] } | { refuse: Refusal } | 'clear',
  ): Promise<SaveResult<Refusal>> {
    try {
      return await exclusively(() => {
        const storage = globalThis.localStorage
        const text = storage.getItem(key)
        const elements = readArray(text)
        const wanted = next(elements?.filter(isObject<T>) ?? [])
        if (wanted !== 'clear') {
          if ('refuse' in wanted) return { ok: false, reason: wanted.refuse }
          if (wanted.add.length === 0) return { ok: true }
        }
        const problem =
          (elements || text === null ? undefined : keepDamaged(storage, text)) ??
          write(storage, key, wanted === 'clear' ? null : extendArray(text, elements, wanted.add))
        return problem ? { ok: false, reason: problem } : { ok: true }
      })
    } catch {
      return { ok: false, reason: 'blocked' }
    } finally {
      changed()
    }
  }

  return {
    /** The current list, updated by changes in this tab and in others. */
    useStored: () => useSyncExternalStore(subscribe, getSnapshot, () => nothing),

    getSnapshot,
    subscribe,

    /**
     * Adds one record at the end. `make` sees what is stored under the lock, so it can choose an id or refuse a
     * duplicate without a race.
     */
    append<Refusal extends string = never>(
      make: (records: readonly StoredObject<T>[]) => { record: T } | { refuse: Refusal },
    ): Promise<SaveResult<Refusal>> {
      return change<Refusal>((records) => {
        const made = make(records)
        return 'refuse' in made ? made : { add: [made.record] }
      })
    },

    /** Adds the records that `choose` returns at the end: all of them or, on a problem, none. */
    merge: (choose: (records: readonly StoredObject<T>[]) => readonly T[]) =>
      change<never>((records) => ({ add: choose(records) })),

    /** Removes every element. Bytes that are not an array are copied aside first. */
    clear: () => change<never>(() => 'clear'),

    /** Deletes a copy of damaged bytes that the owner no longer needs. */
    discardCopy(copy: DamagedData): boolean {
      if (!copy.key.startsWith(copyPrefix)) return false
      try {
        return write(globalThis.localStorage, copy.key, null) === undefined
      } catch {
        return false
      } finally {
        changed()
      }
    },
  }
}

/** An empty array when nothing is stored; `undefined` when the text is not an array. */
function readArray(text: string | null): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject<T>(value: unknown): value is StoredObject<T> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text of an array with more elements at its end; a new array if there is none. */
function extendArray(
  text: string | null,
  elements: readonly unknown[] | undefined,
  added: readonly unknown[],
): string {
  const more = JSON.stringify(added)
  if (text === null || !elements?.length) return more
  return `${text.slice(0, text.lastIndexOf(']'))},${more.slice(1)}`
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

/** Writes (or, for null, removes) and reads back, because a browser may drop a write silently. */
function write(storage: Storage, key: string, text: string | null): StorageProblem | undefined {
  try {
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
  } catch (error) {
    return isQuotaError(error) ? 'full' : 'blocked'
  }
  return storage.getItem(key) === text ? undefined : 'blocked'
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name)
}

/** The current time, or the next millisecond that no record uses. Source: spec §3, `id`. */
export function uniqueId(epochMs: number, records: readonly { id?: unknown }[]): number {
  const taken = new Set(records.map((record) => record.id))
  let id = epochMs
  while (taken.has(id)) id += 1
  return id
}
