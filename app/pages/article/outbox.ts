/** An app's outbox: what somebody has written stays on the phone, in order, until the server has confirmed it. */
export type Outbox = {
  isOnline: boolean
  /** Numbers of letters on the phone, oldest first. */
  waiting: readonly number[]
  /** Whether the oldest is under way. */
  isSending: boolean
  /** Numbers of letters that are confirmed, in the order in which they arrived. */
  arrived: readonly number[]
}

/** What the app says of a letter. */
export type LetterState = 'saved' | 'sending' | 'sent'

/** Keeps a letter that has just been written. */
export function write(outbox: Outbox, letter: number): Outbox {
  return { ...outbox, waiting: [...outbox.waiting, letter] }
}

/** The network comes or goes. What was under way without being confirmed counts as not sent. */
export function setNetwork(outbox: Outbox, isOnline: boolean): Outbox {
  return { ...outbox, isOnline, isSending: false }
}

/** What happens next by itself: the oldest sets out, or arrives. The same outbox if nothing does. */
export function step(outbox: Outbox): Outbox {
  const { isOnline, waiting, isSending, arrived } = outbox
  const [oldest, ...others] = waiting
  if (!isOnline || oldest === undefined) return outbox
  if (!isSending) return { ...outbox, isSending: true }
  return { ...outbox, waiting: others, isSending: false, arrived: [...arrived, oldest] }
}

/** The state of a letter; undefined before it is written. */
export function stateOf(outbox: Outbox, letter: number): LetterState | undefined {
  if (outbox.arrived.includes(letter)) return 'sent'
  if (!outbox.waiting.includes(letter)) return undefined
  return outbox.isSending && outbox.waiting[0] === letter ? 'sending' : 'saved'
}
