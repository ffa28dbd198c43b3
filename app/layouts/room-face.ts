import { type RoomId, rooms } from '~/content/rooms'

/** A face of the site's solid, by its place in the net. */
export type Face = {
  /** 1 to 20, row by row through the net. */
  number: number
  room: RoomId
  /** The left end of its base in the net, in half sides: 0 to 9. */
  column: number
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

/** Where a face lies in the net: five upright triangles over a belt of ten over five hanging ones. */
function placeOf(index: number): Pick<Face, 'column' | 'points'> {
  if (index < 5) return { column: 2 * index, points: 'up' }
  if (index < 15) return { column: index - 5, points: index % 2 === 1 ? 'down' : 'up' }
  return { column: 2 * (index - 15) + 1, points: 'down' }
}

/**
 * Styles of the page's root: how far from the start of the window the face's base begins that turns away when one comes
 * in, and whether it lies at the top (styles/motion.css).
 */
export function faceStyle({ column, points }: Face): string {
  return `:root{--face-start:${44 + 3 * column}%${points === 'down' ? ';--face-flip:-1' : ''}}`
}
