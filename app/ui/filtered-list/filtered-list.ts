import { behaviour } from '~/islands/behaviour'

type FilteredListOptions = {
  /** The key under which the history entry keeps what is shown, so that going back restores the list. */
  name: string
  /** Number of items that are shown at first. */
  initial: number
  /** Number of items that each press adds. */
  step: number
  /** Places among the visible items, counted from 0, whose `data-width` is `twoThirds` and not `third`. */
  widePositions?: readonly number[]
}

/**
 * Attributes of the element around a list, its `FilterBar` and its `LoadMore`, which work together
 * (`filtered-list.behaviour.ts`). Each item has its `data-category`.
 */
export function filteredList({ name, initial, step, widePositions }: FilteredListOptions) {
  return {
    ...behaviour('filtered-list', 'history'),
    'data-history': name,
    'data-initial': initial,
    'data-step': step,
    'data-wide': widePositions?.join(' '),
  }
}
