import { useOpenHandOver } from './use-open-hand-over'

/** Asks whether an enquiry of an earlier visit has arrived; nothing without one (`frame.ts`). Source: D24. */
export default function OpenHandOver() {
  return useOpenHandOver({ mentionsAsked: false })
}
