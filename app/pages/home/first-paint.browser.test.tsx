import { afterEach, expect, test, vi } from 'vitest'
import { renderStarted } from '~/testing/render-started'
import sayFirstPaint from './first-paint.behaviour'

afterEach(() => vi.restoreAllMocks())

async function say() {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
    { startTime: 1234.5 } as PerformanceEntry,
  ])
  return renderStarted(
    <section data-behaviour="first-paint">
      <p data-measured="It took {milliseconds} milliseconds.">It took a moment.</p>
    </section>,
    sayFirstPaint,
  )
}

test('the time to the first paint takes the place of the text', async () => {
  const screen = await say()
  await expect.element(screen.getByText('It took 1,235 milliseconds.')).toBeInTheDocument()
})

test('a page that was prepared before it was asked for states no time', async () => {
  vi.spyOn(
    PerformanceNavigationTiming.prototype,
    'activationStart' as 'loadEventEnd',
    'get',
  ).mockReturnValue(900)
  const screen = await say()
  await expect.element(screen.getByText('It took a moment.')).toBeInTheDocument()
})
