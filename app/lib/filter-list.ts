/**
 * The rules of every list that can be filtered and loaded in steps: portfolios, gallery, home grid.
 * A filter hides what does not match among the items that are loaded; loading never looks at the
 * filter. Source: spec §4.
 */

export type ListView = {
  /** `all`, or one category. */
  category: string
  /** How many items are loaded, counted from the start of the whole list. */
  loaded: number
}

export type ListEntry<Item> = {
  item: Item
  /** 0-based place among the items that are shown, or -1. */
  position: number
}

/** Every item of the list in its order, with the place where it is shown. */
export function listEntries<Item extends { category: string }>(
  items: readonly Item[],
  { category, loaded }: ListView,
): ListEntry<Item>[] {
  let shown = 0
  return items.map((item, index) => {
    const matches = category === 'all' || item.category === category
    return { item, position: matches && index < loaded ? shown++ : -1 }
  })
}

/** The view after one more press of the button. */
export function loadMore(view: ListView, step: number, total: number): ListView {
  return { ...view, loaded: Math.min(view.loaded + step, total) }
}

/** Reads a view back from where it was kept; nothing if it is not one. */
export function parseListView(value: unknown): ListView | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('category' in value && 'loaded' in value)) return undefined
  const { category, loaded } = value
  if (typeof category !== 'string' || !Number.isSafeInteger(loaded)) return undefined
  return { category, loaded: Number(loaded) }
}
