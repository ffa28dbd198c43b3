import type { Frame } from '#words/frame.ts'
import { usePath } from './use-path'

type Houses = Frame['header']['houses']
type House = keyof Houses

/** The place of a demonstration in the tour of all of them, which goes in a circle; each has the name of its house. */
type Tour = {
  here: { href: House; house: string }
  previous: { href: House; house: string }
  next: { href: House; house: string }
  /** From 1. */
  number: number
  total: number
}

/** The tour from the current page on; `undefined` outside the demonstrations. */
export function useTour(houses: Houses): Tour | undefined {
  const path = usePath()
  const stops = Object.entries(houses).map(([href, house]) => ({ href: href as House, house }))
  const index = stops.findIndex(({ href }) => href === path)
  const [previous, here, next] = [-1, 0, 1].map((step) => stops.at((index + step) % stops.length))
  if (index < 0 || !previous || !here || !next) return undefined
  return { here, previous, next, number: index + 1, total: stops.length }
}
