/** What makes the map of the site a menu, in a file that is fetched when a map is opened (frame.ts). */
import type { words } from '#words/parts/room-map.ts'
import { type RoomId, rooms } from '~/content/rooms'
import { loadWords } from '~/islands/words'
import { fillIn } from '~/lib/fill-in'
import { pageAddress } from '~/lib/page-address'
import { currentRoom, faceOf } from './room-face'
import styles from './room-list.module.css'

/** The pages below the belt of rooms that are not in the menu. */
const below: readonly RoomId[] = ['team', 'caseStudies', 'smallPrint']

/**
 * Makes the faces of pages outside the menu links, too: those below the belt follow the studio's own pages, and the
 * rooms are a list of their own. The line below the map says where one is, or names the face that is pointed at. In the
 * wide menu each page below the belt has a line of text.
 */
export async function linkFaces(map: HTMLElement) {
  const {
    here,
    houses,
    intro,
    names,
    notes,
    title: heading,
  } = await loadWords<typeof words>('room-map')
  const isList = map.matches('ul')
  const menu = isList ? map : map.querySelector('ul')
  const line = document.createElement('p')
  if (!menu?.lastElementChild) return

  for (const room of rooms) {
    if (!below.includes(room.id)) continue
    const item = menu.lastElementChild.cloneNode(true) as HTMLElement
    const link = item.querySelector('a')
    if (link) leadTo(link, pageOf(room)).textContent = names[room.id]
    menu.append(item)
  }

  const title = document.createElement('h2')
  title.textContent = heading
  const list = document.createElement('ul')
  list.ariaLabel = heading
  for (const { id, paths } of rooms) {
    const [path] = paths
    if (!(path in houses)) continue
    const item = document.createElement('li')
    const link = leadTo(document.createElement('a'), path)
    const house = document.createElement('span')
    house.textContent = houses[path as keyof typeof houses]
    link.append(`${names[id]} `, house)
    item.append(link)
    setPlace(item, path)
    list.append(item)
  }
  const part = document.createElement(isList ? 'li' : 'div')
  part.className = styles.rooms ?? ''
  part.append(title, noteOf(intro), list)
  line.textContent = fillIn(here, { room: names[currentRoom()] })
  if (isList) {
    for (const [index, text] of notes.entries()) map.children[index]?.append(noteOf(text))
    part.append(line)
  } else {
    map.append(line)
  }
  map.append(part)

  nameFaces(map, line, names)
}

/** The page of a face: the first of its room, but of the case studies the first one, as they have no list. */
function pageOf({ paths: [path] }: (typeof rooms)[number]) {
  return path === '/case-study' ? '/case-study/noria-water-bills' : path
}

function noteOf(text: string) {
  const note = document.createElement('small')
  note.textContent = text
  note.className = styles.note ?? ''
  return note
}

/** Has the line below the map name the face whose link is pointed at or has the focus. */
function nameFaces(map: HTMLElement, line: HTMLElement, names: Readonly<Record<RoomId, string>>) {
  const own = line.textContent
  function name({ target }: Event) {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    const room = rooms.find((one) => href === pageAddress(pageOf(one)))
    line.textContent = room ? names[room.id] : own
  }
  const forget = () => {
    line.textContent = own
  }
  for (const sign of ['pointerover', 'focusin']) map.addEventListener(sign, name)
  for (const sign of ['pointerleave', 'focusout']) map.addEventListener(sign, forget)
}

/** Makes a link lead to a page outside the menu, and covers the page's face with it. */
function leadTo(link: HTMLAnchorElement, path: `/${string}`) {
  link.href = pageAddress(path)
  setPlace(link, path)
  const here = location.pathname.replace(/\/$/, '')
  link.removeAttribute('aria-current')
  if (faceOf(path).room === currentRoom())
    link.ariaCurrent = here === link.pathname ? 'page' : 'true'
  return link
}

/** Where a page's face lies, for the styles (room-map.module.css). */
function setPlace({ style }: HTMLElement, path: `/${string}`) {
  const { column, row, points } = faceOf(path)
  style.setProperty('--face-x', String(column))
  style.setProperty('--face-y', String(row))
  style.setProperty('--flip', points === 'up' ? '-1' : '1')
}
