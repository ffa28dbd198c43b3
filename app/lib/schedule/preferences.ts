/** A short list in order of preference: what a visitor has chosen, the dearest first. */

/** Adds the item as the last choice, or takes it out. A full list stays as it is. */
export function toggleChoice<Item>(
  choices: readonly Item[],
  item: Item,
  most: number,
): readonly Item[] {
  if (choices.includes(item)) return choices.filter((other) => other !== item)
  return choices.length < most ? [...choices, item] : choices
}

/** Moves the item one place nearer to the first. */
export function preferChoice<Item>(choices: readonly Item[], item: Item): readonly Item[] {
  const index = choices.indexOf(item)
  if (index < 1) return choices
  return choices.with(index, choices[index - 1] as Item).with(index - 1, item)
}
