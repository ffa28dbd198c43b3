import { createPursuit } from '~/lib/pursuit'

/** Type settings of a line: width in per cent, weight, tracking in thousandths of an em. */
type Voice = readonly [width: number, weight: number, tracking: number]

/** The two voices of the type, as in styles/tokens.css. */
const display: Voice = [125, 820, -45]
const counter: Voice = [75, 330, -30]

/** Share of the remaining distance that a line covers every 16.7 ms. */
const pursuit = 0.11

/** Difference to the target, from 0 to 1, below which the animation stops. */
const stillness = 0.002

/** Distance from the headline, in line heights, beyond which the pointer has no effect. */
const earshot = 1.6

/**
 * Makes the lines of a headline respond to the mouse: the line nearest to the pointer becomes wide and heavy, the others
 * narrow and light. Line heights stay, so nothing around the headline moves. Frames are requested only while a line
 * changes; touch and reduced motion have no effect.
 */
export default function answerPointer(headline: HTMLElement) {
  const section = headline.parentElement
  if (!section) return
  const fine = matchMedia('(hover: hover) and (pointer: fine)')
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const lines = [...headline.children].filter((child) => child instanceof HTMLElement)
  /** Setting of each line without a pointer: 1 is the display voice, 0 the counter voice. */
  const rest: readonly number[] = lines.map((line) => (line.dataset.voice === 'counter' ? 0 : 1))
  let loudness = rest
  let target = rest

  const loop = createPursuit(pursuit, (share) => {
    loudness = loudness.map((value, index) => value + ((target[index] ?? value) - value) * share)
    const left = Math.max(...loudness.map((value, index) => Math.abs(value - (target[index] ?? 0))))
    if (left <= stillness) loudness = target
    lines.forEach((line, index) => {
      set(line, loudness[index] ?? 0)
    })
    return left > stillness
  })

  function moveTo(next: readonly number[]) {
    target = next
    if (next.some((value, index) => Math.abs(value - (loudness[index] ?? 0)) >= stillness))
      loop.wake()
  }

  function listen(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || !fine.matches || reducedMotion.matches) return
    const { top, height } = headline.getBoundingClientRect()
    const lineHeight = height / lines.length
    const position = (event.clientY - top) / lineHeight
    const outside = Math.max(0, -position, position - lines.length)
    const along = event.clientX / innerWidth
    // The effect weakens towards the end of the lines, away from the words.
    const away = __FORWARD__ === 1 ? along : 1 - along
    const strength = Math.max(0, 1 - outside / earshot) * (1 - 0.35 * away)
    moveTo(
      rest.map((own, index) => {
        const nearness = Math.max(0, 1 - Math.abs(position - index - 0.5))
        return own + (nearness - own) * strength
      }),
    )
  }

  section.addEventListener('pointermove', listen, { passive: true })
  section.addEventListener('pointerleave', () => moveTo(rest))
}

function set({ style }: HTMLElement, loudness: number) {
  const [width, weight, tracking] = display.map((loud, index) => {
    const quiet = counter[index] ?? loud
    return quiet + (loud - quiet) * loudness
  })
  style.fontStretch = `${width?.toFixed(1)}%`
  style.fontWeight = `${weight?.toFixed(0)}`
  style.letterSpacing = `${((tracking ?? 0) / 1000).toFixed(4)}em`
}
