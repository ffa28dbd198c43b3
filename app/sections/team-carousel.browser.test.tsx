import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '~/styles/reset.css'
import '~/styles/tokens.css'
import * as portraits from '~/content/pictures/team'
import { renderStarted } from '~/testing/render-started'
import startCarousel from '~/ui/carousel/carousel.behaviour'
import { TeamCarousel } from './team-carousel'

const members = Object.entries(portraits).map(([slug, picture]) => ({
  slug,
  name: slug,
  designation: 'Designer',
  social: [],
  picture,
}))

afterEach(() => page.viewport(414, 896))

async function renderTeam() {
  return renderStarted(<TeamCarousel title="The team" members={members} />, startCarousel)
}

test.each([
  [1200, 4],
  [1199, 3],
  [991, 3],
  [990, 2],
  [500, 2],
  [499, 1],
])('at %i px there are %i in view', async (width, count) => {
  await page.viewport(width, 800)
  const screen = await renderTeam()
  const slides = screen.container.querySelectorAll('[aria-roledescription="slide"]')
  await expect
    .poll(() => [...slides].filter((slide) => !slide.matches('[inert]')).length)
    .toBe(count)
})

test('a slide takes half a second', async () => {
  const screen = await renderTeam()
  expect(screen.container.querySelector('[data-speed]')).toHaveAttribute('data-speed', '500')
})
