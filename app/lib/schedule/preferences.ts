/** A short list in order of preference: the visitor's choices, the preferred one first. */

/** Adds the item as the last choice, or removes it. A full list stays unchanged. */
export function toggleChoice<Item>(
  choices: readonly Item[],
  item: Item,
  most: number,
): readonly Item[] {
  if (choices.includes(item)) return choices.filter((other) => other !== item)
  return choices.length < most ? [...choices, item] : choices
}

/** Swaps the choice with the one before it. */
export function preferChoice<Item>(choices: readonly Item[], index: number): readonly Item[] {
  return choices.flatMap((choice, place) => {
    if (place === index - 1) return choices.slice(index, index + 1).concat(choice)
    return place === index && index > 0 ? [] : choice
  })
}
