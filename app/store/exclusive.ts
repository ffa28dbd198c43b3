/**
 * Changes to one stored list, made one at a time among all tabs.
 *
 * A lock alone is not enough. Each tab's process works on its own copy of local storage, and the
 * lock can arrive before the copy of what its last holder wrote: with a lock only, two tabs in
 * Chromium that added 200 records each lost up to 81 of the 400. So whoever writes leaves a note
 * before letting go: a second, shared lock whose name carries a revision and a fingerprint of the
 * text. The lock manager is one for all tabs, so the next holder always sees the note, and waits
 * until its own copy has caught up.
 */

/** How long a note stays. Copies take milliseconds; a held lock keeps the page out of the bfcache. */
const noteMs = 2000

/** When to stop waiting: somebody else, such as developer tools, has changed what is stored. */
const catchUpMs = 1000

type Note = { revision: number; fingerprint: string }

/** Makes the function that runs changes to `key`; `read` returns the text stored there now. */
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
      // Refused only while the page goes away; then nobody is left to wait for it.
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
   * Runs `task` while no other tab runs one. Web Locks exist on https and localhost only; elsewhere
   * the task runs at once, and two tabs that write within the same few milliseconds may still lose
   * a record.
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

/** FNV-1a with the length: only ever compared with its neighbours in time. */
function fingerprintOf(text: string | null): string {
  if (text === null) return 'none'
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return `${text.length}-${hash >>> 0}`
}
