import { type RoomId, rooms } from '~/content/rooms'

/** A face of the site's solid, by its place in the net. */
export type Face = {
  /** 1 to 20, row by row through the net. */
  number: number
  room: RoomId
  /** The left end of its base in the net, in half sides: 0 to 9. */
  column: number
  row: 0 | 1 | 2
  /** Whether it stands on its base or hangs from it. */
  points: 'up' | 'down'
}

/** The face of the room that a path belongs to; an unknown path has that of the 404 page, the last. */
export function faceOf(path: string): Face {
  const found = rooms.findIndex(({ paths }) =>
    paths.some((start) => path === start || (start !== '/' && path.startsWith(`${start}/`))),
  )
  const index = found < 0 ? rooms.length - 1 : found
  const room = rooms[index] ?? rooms[0]
  return { number: index + 1, room: room.id, ...placeOf(index) }
}

/**
 * The first parts of the paths of a room's pages, with spaces between them; the first part of the home page's path is
 * empty. Read by the script that decides whether the solid rolls (islands/early.ts).
 */
export function roomNames({ number }: Pick<Face, 'number'>): string {
  const { paths } = rooms[number - 1] ?? rooms[0]
  return paths.map((path) => path.slice(1)).join(' ')
}

/** The room of the page that is open, as its document says it (root.tsx). */
export function currentRoom(): RoomId {
  const { room } = document.documentElement.dataset
  return (rooms.find((_, index) => roomNames({ number: index + 1 }) === room) ?? rooms[0]).id
}

/** Where a face lies in the net: five upright triangles over a belt of ten over five hanging ones. */
function placeOf(index: number): Pick<Face, 'column' | 'row' | 'points'> {
  if (index < 5) return { column: 2 * index, row: 0, points: 'up' }
  if (index < 15) return { column: index - 5, row: 1, points: index % 2 === 1 ? 'down' : 'up' }
  return { column: 2 * (index - 15) + 1, row: 2, points: 'down' }
}

/** Tells the styles where the page's face lies: in the map (room-map.module.css), and when it leaves (motion.css). */
export function faceStyle({ column, row, points }: Face): string {
  return `:root{--face-x:${column};--face-y:${row};--flip:${points === 'up' ? -1 : 1}}`
}
