/**
 * Serialises changes to one stored list across all tabs.
 *
 * A lock alone is not enough. Each tab's process works on its own copy of local storage, and the lock can arrive
 * before the copy of the last holder's write: with a lock only, two tabs in Chromium that added 200 records each lost
 * up to 81 of the 400. So a writer leaves a note before it releases the lock: a second, shared lock whose name
 * carries a revision and a fingerprint of the text. The lock manager is shared by all tabs, so the next holder always
 * sees the note, and waits until its own copy has caught up.
 */

/** How long a note is kept. Copies take milliseconds; a held lock keeps the page out of the back-forward cache. */
const noteMs = 2000

/** When to stop waiting: something outside this module, such as developer tools, has changed the stored text. */
const catchUpMs = 1000

type Note = { revision: number; fingerprint: string }

/** Returns a function that runs changes to `key`; `read` returns the text stored there now. */
export function createExclusive(key: string, read: () => string | null) {
  const notePrefix = `${key}.note.`
  let releaseNote: (() => void) | undefined

  async function latestNote(locks: LockManager): Promise<Note | undefined> {
    const { held = [] } = await locks.query()
    return held
      .filter(({ name }) => name?.startsWith(notePrefix) === true)
      .map(({ name = '' }) => name.slice(notePrefix.length).split('.'))
      .map(([revision, fingerprint = '']) => ({ revision: Number(revision), fingerprint }))
      .sort((a, b) => b.revision - a.revision)[0]
  }

  function leaveNote(locks: LockManager, { revision, fingerprint }: Note): Promise<void> {
    return new Promise((isHeld) => {
      const hold = () => {
        releaseNote?.()
        isHeld()
        return new Promise<void>((release) => {
          releaseNote = release
          setTimeout(release, noteMs)
        })
      }
      const name = `${notePrefix}${revision}.${fingerprint}`
      // A lock request is refused only while the page unloads, so nothing needs to wait for this note.
      locks.request(name, { mode: 'shared' }, hold).catch(() => isHeld())
    })
  }

  function caughtUp({ fingerprint }: Note): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(finish, catchUpMs)
      window.addEventListener('storage', check)
      check()

      function check() {
        if (fingerprintOf(read()) === fingerprint) finish()
      }
      function finish() {
        clearTimeout(timer)
        window.removeEventListener('storage', check)
        resolve()
      }
    })
  }

  /**
   * Runs `task` while no other tab runs one. Web Locks exist on https and localhost only; elsewhere the task runs at
   * once, and two tabs that write within the same few milliseconds may lose a record.
   */
  return async function exclusively<Result>(task: () => Result): Promise<Result> {
    const locks = navigator.locks as LockManager | undefined
    if (!locks) return task()
    return locks.request(`${key}.lock`, async () => {
      const note = await latestNote(locks)
      if (note) await caughtUp(note)
      const before = read()
      const result = task()
      const after = read()
      if (after !== before) {
        await leaveNote(locks, {
          revision: (note?.revision ?? 0) + 1,
          fingerprint: fingerprintOf(after),
        })
      }
      return result
    })
  }
}

/** FNV-1a with the length. Enough, because a fingerprint is compared only with that of a neighbouring revision. */
function fingerprintOf(text: string | null): string {
  if (text === null) return 'none'
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return `${text.length}-${hash >>> 0}`
}
