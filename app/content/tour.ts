import type { houseNames } from '#words/house-names.ts'

type Houses = typeof houseNames
type Stop = {
  href: keyof Houses
  /** The name of the house. */
  house: string
}

/** The place of a room in the tour of all of them, which goes in a circle. */
export type Tour = {
  here: Stop
  previous: Stop
  next: Stop
  /** Whether it shows the studio's own work instead of an invented company. */
  isOwn: boolean
  /** From 1. */
  number: number
  total: number
}

const ownRooms: readonly Stop['href'][] = [
  '/showcase-portfolio',
  '/case-study-showcase',
  '/video-showcase',
]

/** The tour from a page on; `undefined` outside the rooms. */
export function tourFrom(path: string, houses: Houses): Tour | undefined {
  const stops = Object.entries(houses).map(([href, house]) => ({
    href: href as keyof Houses,
    house,
  }))
  const index = stops.findIndex(({ href }) => href === path)
  const [previous, here, next] = [-1, 0, 1].map((step) => stops.at((index + step) % stops.length))
  if (index < 0 || !previous || !here || !next) return undefined
  const isOwn = ownRooms.includes(here.href)
  return { here, previous, next, isOwn, number: index + 1, total: stops.length }
}
