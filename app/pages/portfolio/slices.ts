/** The share of a slice's place that is drawn (`stroke-dasharray` in change.module.css); the rest is the gap. */
const drawn = 0.8

/** Where so many slices end, in places. Of a fraction, so much of the slice is drawn, not of its place. */
export function endOf(count: number): number {
  const whole = Math.floor(count)
  return Number((whole + (count - whole) * drawn).toFixed(2))
}
