/** What visitors have handed over, beside the three lists of the specification. Source: D24. */
export const handoversKey = 'enquiry_handovers'

/** Whether anything is remembered. A file of its own, since every page asks and hardly any goes on to read it. */
export function hasHandovers(): boolean {
  try {
    return localStorage.getItem(handoversKey) !== null
  } catch {
    return false
  }
}
