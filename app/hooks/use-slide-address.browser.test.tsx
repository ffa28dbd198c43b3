import { useEffect, useRef } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSlideAddress } from './use-slide-address'

const ids = ['one', 'two', 'three', 'four']
/** A step for each place that has come up: on to the third, and back again. */
const steps = [1, -1] as const
const seen: string[] = []

/** Steps on as soon as a place stands in the document, which is before React has run that rendering's effects. */
function Hasty() {
  const { place, step } = useSlideAddress(ids)
  const shown = useRef<HTMLOutputElement>(null)
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  })

  useEffect(() => {
    // The document, which tells of a change before React's effects run.
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

test('a step that comes right after another counts from where that one leads', async () => {
  const Page = createRoutesStub([{ path: '/', Component: Hasty }])
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => seen).toEqual(['place 2', 'place 3', 'place 2'])
})
