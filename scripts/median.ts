/** The middle value; the lower of two. */
export function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
