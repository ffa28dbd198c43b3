import { fillIn } from '~/lib/fill-in'
import { type Outbox, setNetwork, stateOf, step, write } from './outbox'

/** How long the oldest letter waits before it sets out, and how long it is on its way. */
const pauseMs = 300
const wayMs = 900

/** An `Outbox` whose network can be switched, and to which letters can be added. */
export default function startOutbox(figure: HTMLElement) {
  const [phone, office] = figure.querySelectorAll('ol')
  const [deliver, network] = figure.querySelectorAll('button')
  const status = figure.querySelector<HTMLElement>('[role="status"]')
  if (!phone || !office || !deliver || !network || !status) return
  // In the order in which they are written.
  const slips = [...office.children, ...phone.children] as HTMLElement[]
  const { template = '' } = status.dataset
  const { textContent: deliverLabel } = deliver
  const numbersOf = (state: string) =>
    slips.flatMap(({ dataset }, letter) => (dataset.slip === state ? letter : []))
  const first: Outbox = {
    isOnline: false,
    waiting: numbersOf('saved'),
    isSending: false,
    arrived: numbersOf('sent'),
  }
  let outbox = first
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (next: Outbox) => {
    outbox = next
    const { isOnline, waiting, arrived } = outbox
    glide(slips, () => {
      figure.toggleAttribute('data-online', isOnline)
      for (const [letter, slip] of slips.entries()) {
        const state = stateOf(outbox, letter)
        slip.hidden = !state
        slip.dataset.slip = state ?? ''
        const word = slip.lastElementChild
        if (word) word.textContent = (state && figure.dataset[state]) ?? ''
      }
      // The order never changes, so those that have arrived are the first.
      arrange(office, slips.slice(0, arrived.length))
      arrange(phone, slips.slice(arrived.length))
    })
    network.setAttribute('aria-pressed', String(isOnline))
    const { end = '', again = '' } = deliver.dataset
    deliver.textContent = isWritten() ? (isArrived() ? again : end) : deliverLabel
    deliver.setAttribute('aria-disabled', String(isWritten() && !isArrived()))
    const text = fillIn(template, {
      saved: String(waiting.length),
      sent: String(arrived.length),
    })
    if (status.textContent !== text) status.textContent = text
    if (isOnline) goOn()
  }

  /** Takes the next step in its time. What is on its way does not wait for what is written meanwhile. */
  const goOn = () => {
    if (timer || step(outbox) === outbox) return
    timer = setTimeout(
      () => {
        timer = undefined
        show(step(outbox))
      },
      outbox.isSending ? wayMs : pauseMs,
    )
  }

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }

  const countWritten = () => outbox.waiting.length + outbox.arrived.length
  const isWritten = () => countWritten() === slips.length
  const isArrived = () => outbox.arrived.length === slips.length

  network.addEventListener('click', () => {
    stop()
    show(setNetwork(outbox, !outbox.isOnline))
  })
  deliver.addEventListener('click', () => {
    if (!isWritten()) show(write(outbox, countWritten()))
    else if (isArrived()) show(first)
  })
}

/** Moves only what is elsewhere: a slip that stays is not read out again. */
function arrange(list: HTMLElement, slips: readonly HTMLElement[]) {
  for (const [index, slip] of slips.entries()) {
    const there = list.children[index]
    if (there !== slip) list.insertBefore(slip, there ?? null)
  }
}

/** Lets slips glide from where they were, unless motion is reduced. */
function glide(slips: readonly HTMLElement[], change: () => void) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const before = slips.map((slip) => slip.getBoundingClientRect())
  change()
  if (isStill) return
  for (const [index, slip] of slips.entries()) {
    // One that is still gliding goes on from where it is seen.
    for (const animation of slip.getAnimations()) animation.cancel()
    const [from, to] = [before[index], slip.getBoundingClientRect()]
    if (!from?.width || !to.width || (from.x === to.x && from.y === to.y)) continue
    slip.animate(
      { transform: [`translate(${from.x - to.x}px, ${from.y - to.y}px)`, 'none'] },
      { duration: 400, easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)' },
    )
  }
}
