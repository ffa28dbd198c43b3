/** The storage key of the hand-over state, beside the three keys of the specification. Source: D24. */
export const handoversKey = 'enquiry_handovers'

/**
 * Whether an enquiry is not marked as done. In a file of its own, because every page calls this and few load the rest.
 */
export function hasOpenHandover(): boolean {
  try {
    const handovers: { doneAt?: string }[] = JSON.parse(localStorage.getItem(handoversKey) ?? '[]')
    // What is no entry counts too; the question itself reads more closely.
    return handovers.some((entry) => !entry?.doneAt)
  } catch {
    return false
  }
}
