/** What makes the map of the site a menu, in a file that is fetched when a map is opened (frame.ts). */
import type { words } from '#words/parts/room-map.ts'
import { rooms } from '~/content/rooms'
import { loadWords } from '~/islands/words'
import { pageAddress } from '~/lib/page-address'
import { drawerIds } from './drawer-ids'
import { type Face, faceOf } from './room-face'
import styles from './room-list.module.css'

/** Makes the faces of pages outside the menu links, too, whose names are a list beside the map. */
export async function linkFaces(map: HTMLElement) {
  const { label, names } = await loadWords<typeof words>('room-map')
  const list = document.createElement('ul')
  list.ariaLabel = label
  list.className = styles.faces ?? ''
  for (const { id, paths } of rooms) {
    const face = faceOf(paths[0])
    // The belt is the demonstrations; no other room has a page at its path that the menu leaves out.
    if (face.row === 1 || id === 'team') list.append(faceLink(face, paths[0], names[id]))
  }
  if (map.tagName !== 'UL') return map.append(list)
  const item = document.createElement('li')
  // Where one is, as the full menu says it.
  const place = document.querySelector(`#${drawerIds.menu} nav p`)?.cloneNode(true)
  item.append(...(place ? [place] : []), list)
  map.append(item)
}

function faceLink({ column, row, points }: Face, path: `/${string}`, label: string) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = pageAddress(path)
  link.style.setProperty('--face-x', String(column))
  link.style.setProperty('--face-y', String(row))
  link.style.setProperty('--flip', points === 'up' ? '-1' : '1')
  link.textContent = label
  item.append(link)
  return item
}
