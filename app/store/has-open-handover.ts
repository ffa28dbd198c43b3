/** The storage key of the hand-over state, beside the three keys of the specification. Source: D24. */
export const handoversKey = 'enquiry_handovers'

/** Whether any state is stored. In a file of its own, because every page calls this and few load the rest. */
export function hasHandovers(): boolean {
  try {
    return localStorage.getItem(handoversKey) !== null
  } catch {
    return false
  }
}
