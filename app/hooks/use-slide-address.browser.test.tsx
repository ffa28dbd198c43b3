import { useEffect, useRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSlideAddress } from './use-slide-address'

const ids = ['one', 'two', 'three', 'four']
/** Steps to take as each slide appears: on to the third, and back again. */
const steps = [1, -1] as const
const seen: string[] = []

/** Steps as soon as a slide is in the document, before React has run the effects of that render. */
function Hasty() {
  const { place, step } = useSlideAddress(ids)
  const shown = useRef<HTMLOutputElement>(null)
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  })

  useEffect(() => {
    // Observes the document, which changes before React's effects run.
    const element = shown.current
    if (!element) return
    const observer = new MutationObserver(() => {
      const by = steps[seen.length]
      seen.push(element.textContent)
      if (by) latest.current(by)
    })
    observer.observe(element, { subtree: true, characterData: true, childList: true })
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <output ref={shown}>{`place ${place + 1}`}</output>
      <button type="button" onClick={() => step(1)}>
        Next
      </button>
    </>
  )
}

test('a step right after another counts from the first one’s target', async () => {
  const screen = await render(<Hasty />)
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => seen).toEqual(['place 2', 'place 3', 'place 2'])
})
