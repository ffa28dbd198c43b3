/** What a visitor has chosen in the estimate, for the proposal of a meeting further down the page. */
type TakenEstimate = {
  /** `90 days, $18,000` */
  sums: string
  /** The sentence for the studio. */
  message: string
}

let taken: TakenEstimate | undefined
const listeners = new Set<() => void>()

export const readTakenEstimate = () => taken

export function takeEstimate(estimate: TakenEstimate | undefined) {
  taken = estimate
  for (const listener of listeners) listener()
}

export function onTakenEstimate(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
