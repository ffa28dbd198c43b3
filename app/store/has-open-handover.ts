/** The storage key of the hand-over state, beside the three keys of the specification. Source: D24. */
export const handoversKey = 'enquiry_handovers'

/**
 * Whether an enquiry is not marked as done. In a file of its own, because every page calls this and few load the rest.
 */
export function hasOpenHandover(): boolean {
  try {
    const list: ({ doneAt?: unknown } | null)[] = JSON.parse(
      localStorage.getItem(handoversKey) ?? '[]',
    )
    return list.some((entry) => entry && !entry.doneAt)
  } catch {
    return false
  }
}
