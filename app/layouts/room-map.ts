/** What makes the map of the site a menu, in a file that is fetched when a map is opened (frame.ts). */
import type { words } from '#words/parts/room-map.ts'
import { type RoomId, rooms } from '~/content/rooms'
import { loadWords } from '~/islands/words'
import { fillIn } from '~/lib/fill-in'
import { pageAddress } from '~/lib/page-address'
import { drawerIds } from './drawer-ids'
import { faceOf } from './room-face'
import styles from './room-list.module.css'

/**
 * Makes the faces of pages outside the menu links, too: the team follows the studio's own pages, and the demonstrations
 * are a list of their own. The line below the map names the face that is pointed at.
 */
export async function linkFaces(map: HTMLElement) {
  const {
    demonstrations,
    houses,
    key,
    names,
    place: template,
  } = await loadWords<typeof words>('room-map')
  const isList = map.matches('ul')
  const menu = isList ? map : map.querySelector('ul')
  // Where one is, as the full menu says it.
  const place = document.querySelector<HTMLElement>(`#${drawerIds.menu} nav p`)
  if (!menu?.lastElementChild || !place) return
  const line = isList ? (place.cloneNode(true) as HTMLElement) : place

  const team = menu.lastElementChild.cloneNode(true) as HTMLElement
  const teamLink = team.querySelector('a')
  if (teamLink) leadTo(teamLink, '/team').textContent = names.team
  menu.append(team)

  const title = document.createElement('h2')
  title.textContent = demonstrations
  const list = document.createElement('ul')
  list.ariaLabel = demonstrations
  for (const { id, paths } of rooms) {
    const [path] = paths
    if (!(path in houses)) continue
    const item = document.createElement('li')
    const link = leadTo(document.createElement('a'), path)
    const house = document.createElement('span')
    house.textContent = houses[path as keyof typeof houses]
    link.append(`${names[id]} `, house)
    item.append(link)
    list.append(item)
  }
  const part = document.createElement(isList ? 'li' : 'div')
  part.className = styles.demonstrations ?? ''
  part.append(title, list)
  if (isList) part.append(line)
  map.append(part)

  line.append(`\n${key}`)
  nameFaces(map, line, (id, number) =>
    fillIn(template, { room: names[id], number: String(number) }),
  )
}

/** Has the line below the map name the face whose link is pointed at or has the focus. */
function nameFaces(
  map: HTMLElement,
  line: HTMLElement,
  nameOf: (id: RoomId, number: number) => string,
) {
  const own = line.textContent
  function name({ target }: Event) {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    const at = rooms.findIndex(({ paths }) => href === pageAddress(paths[0]))
    const room = rooms[at]
    line.textContent = room ? nameOf(room.id, at + 1) : own
  }
  const forget = () => {
    line.textContent = own
  }
  for (const sign of ['pointerover', 'focusin']) map.addEventListener(sign, name)
  for (const sign of ['pointerleave', 'focusout']) map.addEventListener(sign, forget)
}

/** Makes a link lead to a page outside the menu, and covers the page's face with it. */
function leadTo(link: HTMLAnchorElement, path: `/${string}`) {
  const { column, row, points } = faceOf(path)
  link.href = pageAddress(path)
  link.style.setProperty('--face-x', String(column))
  link.style.setProperty('--face-y', String(row))
  link.style.setProperty('--flip', points === 'up' ? '-1' : '1')
  const here = location.pathname.replace(/\/$/, '')
  link.removeAttribute('aria-current')
  if (here.startsWith(link.pathname)) link.ariaCurrent = here === link.pathname ? 'page' : 'true'
  return link
}
