/** The first `max` characters and an ellipsis; a text that fits is returned as it is. */
export function shorten(text: string, max: number): string {
  // Spread iterates over code points, so no emoji is split.
  const characters = [...text]
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text
}
