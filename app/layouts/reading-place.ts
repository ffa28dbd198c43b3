/** Where a visitor was on a page whose language has been changed; in session storage. */

export const placeKey = 'place'

/** Translations have the same sections, of other heights. */
export type Place = {
  /** Where the place belongs: a path with the language's prefix. */
  path: string
  /** Index of the section at the top of the window. */
  section: number
  /** The part of it that is above the window, 0 to 1. */
  part: number
}

/** Whether a place is stored; false where storage is blocked. */
export function hasPlace() {
  try {
    return placeKey in sessionStorage
  } catch {
    return false
  }
}

/** What places are counted by. */
export function placeSections() {
  return [...document.querySelectorAll('main section, footer')]
}
