import { useSyncExternalStore } from 'react'
import { createExclusive } from './exclusive.ts'

/**
 * Lists of records in the browser's local storage: the only file that touches `localStorage`.
 *
 * What it promises (decisions 9, 11 and 12):
 * - a key holds a JSON array of the records and nothing else;
 * - an append re-reads under a lock shared by all tabs, and reports success only after it has read
 *   the record back;
 * - bytes that are not such a list are copied to `<key>.damaged.<epoch ms>` before anything is
 *   written over them; if they cannot be copied, nothing is written.
 */

/** Stored bytes that could not be read in full, exactly as they were found. */
export type DamagedData = {
  /** Where they are: the collection's own key, or the copy that was put aside. */
  key: string
  text: string
}

/** What a collection holds at one moment. The same object until something changes. */
export type Stored<T> = {
  records: readonly T[]
  damaged: readonly DamagedData[]
  /** The browser refuses access to storage, so nothing can be read or kept. */
  blocked: boolean
}

/** Why nothing was stored: no room left, or the browser refuses to keep anything. */
export type StorageProblem = 'full' | 'blocked'

export type SaveResult<Refusal extends string = never> =
  | { ok: true }
  | { ok: false; reason: StorageProblem | Refusal }

type CollectionOptions<T> = {
  key: string
  /** Whether something that was read is a whole record. */
  isRecord: (value: unknown) => value is T
}

const nothing: Stored<never> = { records: [], damaged: [], blocked: false }
const noAccess: Stored<never> = { ...nothing, blocked: true }

/** One key of local storage as a typed list: a hook to read it, and functions to change it. */
export function createCollection<T>({ key, isRecord }: CollectionOptions<T>) {
  const copyPrefix = `${key}.damaged.`
  const exclusively = createExclusive(key, () => globalThis.localStorage.getItem(key))
  const listeners = new Set<() => void>()
  let snapshot: Stored<T> = nothing
  let snapshotTexts: readonly (string | null)[] = []
  let isCurrent = false

  function readList(text: string | null): { records: T[]; isWhole: boolean } {
    if (text === null) return { records: [], isWhole: true }
    try {
      const list: unknown = JSON.parse(text)
      if (!Array.isArray(list)) return { records: [], isWhole: false }
      const records = list.filter(isRecord)
      return { records, isWhole: records.length === list.length }
    } catch {
      return { records: [], isWhole: false }
    }
  }

  function readCopies(storage: Storage): DamagedData[] {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index))
      .filter((name): name is string => name?.startsWith(copyPrefix) === true)
      .sort()
      .map((name) => ({ key: name, text: storage.getItem(name) ?? '' }))
  }

  function getSnapshot(): Stored<T> {
    // While somebody listens, every change is heard, and a long list need not be fetched again.
    if (isCurrent && listeners.size > 0) return snapshot
    isCurrent = true
    try {
      const storage = globalThis.localStorage
      const text = storage.getItem(key)
      const copies = readCopies(storage)
      const texts = [text, ...copies.flatMap((copy) => [copy.key, copy.text])]
      if (snapshot.blocked || !isSameList(texts, snapshotTexts)) {
        const { records, isWhole } = readList(text)
        const damaged = isWhole || text === null ? copies : [{ key, text }, ...copies]
        snapshot = { records, damaged, blocked: false }
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
    // A null key means that everything was cleared at once.
    if (event.key === null || event.key === key || event.key.startsWith(copyPrefix)) changed()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      isCurrent = false
      window.addEventListener('storage', onStorage)
      // A page that comes back from the back-forward cache has missed the events in between.
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

  /** Copies unreadable bytes aside, unless a former attempt has already done so. */
  function keepDamaged(storage: Storage, text: string): StorageProblem | undefined {
    if (readCopies(storage).some((copy) => copy.text === text)) return undefined
    let time = Date.now()
    while (storage.getItem(copyPrefix + time) !== null) time += 1
    return write(storage, copyPrefix + time, text)
  }

  /** Runs one change alone among all tabs, on what is stored at that moment. */
  async function change<Refusal extends string>(
    next: (records: T[]) => { records: T[] } | { refuse: Refusal },
  ): Promise<SaveResult<Refusal>> {
    try {
      return await exclusively(() => {
        const storage = globalThis.localStorage
        const text = storage.getItem(key)
        const { records, isWhole } = readList(text)
        const wanted = next(records)
        if ('refuse' in wanted) return { ok: false, reason: wanted.refuse }
        const problem =
          (isWhole || text === null ? undefined : keepDamaged(storage, text)) ??
          write(storage, key, wanted.records.length > 0 ? JSON.stringify(wanted.records) : null)
        return problem ? { ok: false, reason: problem } : { ok: true }
      })
    } catch {
      return { ok: false, reason: 'blocked' }
    } finally {
      changed()
    }
  }

  return {
    /** The list as it is now, in this tab and after a change in any other. */
    useStored: () => useSyncExternalStore(subscribe, getSnapshot, () => nothing),

    getSnapshot,
    subscribe,

    /**
     * Adds one record at the end. `make` sees what is stored under the lock, so it can number the
     * record or refuse a duplicate without another tab getting in between.
     */
    append<Refusal extends string = never>(
      make: (records: readonly T[]) => { record: T } | { refuse: Refusal },
    ): Promise<SaveResult<Refusal>> {
      return change<Refusal>((records) => {
        const made = make(records)
        return 'refuse' in made ? made : { records: [...records, made.record] }
      })
    },

    /** Removes every record. Unreadable bytes are put aside first, like before any other change. */
    clear: () => change<never>(() => ({ records: [] })),

    /** Deletes a copy that was put aside, once the owner no longer needs it. */
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

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

/** Writes (or removes, for null) and reads back, because a browser may drop a write silently. */
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

/** The time itself, or the next millisecond that no record has. Source: spec §3, `id`. */
export function uniqueId(epochMs: number, records: readonly { id: number }[]): number {
  const taken = new Set(records.map((record) => record.id))
  let id = epochMs
  while (taken.has(id)) id += 1
  return id
}
