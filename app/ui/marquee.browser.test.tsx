import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderStarted } from '~/testing/render-started'
import { Marquee } from './marquee'
import startMarquee from './marquee.behaviour'

const rows = [
  {
    items: [
      { title: 'iOS', href: '/ios' },
      { title: 'Android', href: '/android' },
    ],
  },
  {
    items: [{ title: 'A much longer row of words', href: '/long' }],
    voice: 'counter',
    direction: 'end',
  },
] as const

function renderRows() {
  // The control stands above the rows, in the line of a section's name.
  document.body.style.paddingBlockStart = '4rem'
  return renderStarted(<Marquee rows={rows} />, startMarquee)
}

function animations() {
  return document.getAnimations().filter((animation) => animation instanceof CSSAnimation)
}

afterEach(() => userEvent.unhover(document.body))

test('each word is one link to the keyboard and to assistive technology', async () => {
  const screen = await renderRows()
  expect(screen.getByRole('link').elements()).toHaveLength(3)

  const reached: (string | null)[] = []
  for (let press = 0; press < 4; press++) {
    await userEvent.keyboard('{Tab}')
    reached.push(document.activeElement?.textContent ?? null)
  }
  expect(reached).toEqual(['', 'iOS', 'Android', 'A much longer row of words'])
})

test('one control holds all rows still and lets them go', async () => {
  const screen = await renderRows()
  const pause = screen.getByRole('checkbox', { name: 'Pause the moving rows' })
  await expect.poll(() => animations().map((row) => row.playState)).toEqual(['running', 'running'])

  await pause.click()
  await expect.poll(() => animations().map((row) => row.playState)).toEqual(['paused', 'paused'])

  await pause.click()
  await expect.poll(() => animations().map((row) => row.playState)).toEqual(['running', 'running'])
})

test('a row stands still while the keyboard is in it', async () => {
  const screen = await renderRows()
  await expect.poll(() => animations().length).toBe(2)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(screen.getByRole('link', { name: 'iOS' })).toHaveFocus()
  await expect.poll(() => animations().length).toBe(1)
})

test('rows of different lengths move at the same number of pixels a second', async () => {
  await renderRows()
  function speeds() {
    return animations().map((animation) => {
      const track = (animation.effect as KeyframeEffect | null)?.target as HTMLElement
      const { duration } = animation.effect?.getTiming() ?? {}
      return Math.round((track.offsetWidth / 4 / Number(duration)) * 1000 * animation.playbackRate)
    })
  }
  await expect.poll(speeds).toEqual([60, 60])
})
