import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '~/styles/reset.css'
import '~/styles/tokens.css'
import { renderStarted } from '~/testing/render-started'
import startCarousel from '~/ui/carousel/carousel.behaviour'
import { AwardsSlider } from './awards-slider'

const awards = ['2025', '2024', '2023', '2021'].map((year) => ({
  year,
  name: `Prize of ${year}`,
  position: 'First',
  type: 'Neatness',
}))

afterEach(() => page.viewport(414, 896))

test.each([
  [1440, 2],
  [470, 2],
  [469, 1],
])('at %i px there are %i side by side', async (width, count) => {
  await page.viewport(width, 800)
  const screen = await renderStarted(<AwardsSlider title="Awards" awards={awards} />, startCarousel)
  const slides = screen.container.querySelectorAll('[aria-roledescription="slide"]')
  await expect
    .poll(() => [...slides].filter((slide) => !slide.matches('[inert]')).length)
    .toBe(count)
})
