import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '~/styles/reset.css'
import '~/styles/tokens.css'
import { renderStarted } from '~/testing/render-started'
import startCarousel from '~/ui/carousel/carousel.behaviour'
import { Testimonials } from './testimonials'

const testimonials = ['Amel', 'Bilal', 'Chérifa', 'Djamel'].map((name) => ({
  slug: name,
  text: `${name} was content.`,
  name,
  designation: 'Harbour master',
  ratings: '4.5',
}))

afterEach(() => page.viewport(414, 896))

test.each([
  [1199, 3],
  [1198, 2],
  [575, 2],
  [574, 1],
])('at %i px there are %i side by side', async (width, count) => {
  await page.viewport(width, 800)
  const screen = await renderStarted(
    <Testimonials title="Clients" testimonials={testimonials} />,
    startCarousel,
  )
  const slides = screen.container.querySelectorAll('[aria-roledescription="slide"]')
  await expect
    .poll(() => [...slides].filter((slide) => !slide.matches('[inert]')).length)
    .toBe(count)
})

test('a slide takes half a second', async () => {
  const screen = await renderStarted(
    <Testimonials title="Clients" testimonials={testimonials} />,
    startCarousel,
  )
  expect(screen.container.querySelector('[data-speed]')).toHaveAttribute('data-speed', '500')
})
