import EmblaCarousel from 'embla-carousel'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '~/styles/reset.css'
import '~/styles/tokens.css'
import { emulateReducedMotion } from '~/testing/emulation'
import { renderStarted } from '~/testing/render-started'
import { Carousel } from './carousel'
import startCarousel from './carousel.behaviour'
import { emblaDurations } from './engine'

type Props = Omit<Parameters<typeof Carousel>[0], 'label' | 'children'> & { count?: number }

/** Three slides in view, so five slides have three snap points. */
async function renderSlides(
  { count = 5, ...props }: Props = {},
  start: (carousel: HTMLElement) => void = startCarousel,
) {
  const screen = await renderStarted(
    <>
      <style>
        {`.three { --slides-in-view: 3 } .whole { --slide-size: calc(100% / 3) }
          .dots { --carousel-arrows: none; --carousel-dots: flex }`}
      </style>
      <Carousel label="Work" className="three" {...props}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed slides of a test.
          <a key={index} href={`#${index + 1}`}>
            Work {index + 1}
          </a>
        ))}
      </Carousel>
    </>,
    start,
  )
  return screen
}

async function inView(screen: Awaited<ReturnType<typeof renderSlides>>) {
  return screen
    .getByRole('link')
    .elements()
    .filter((link) => !link.closest('[inert]'))
    .map((link) => link.textContent)
}

afterEach(async () => {
  await emulateReducedMotion('')
  await userEvent.unhover(document.body)
  await page.viewport(414, 896)
})

test('it is a named carousel, and each slide says which of how many it is', async () => {
  const screen = await renderSlides()
  const carousel = screen.getByRole('region', { name: 'Work' })
  await expect.element(carousel).toHaveAttribute('aria-roledescription', 'carousel')
  await expect
    .element(screen.getByRole('group', { name: '2 of 5' }))
    .toHaveAttribute('aria-roledescription', 'slide')
})

test('twelve percent of the next slide shows, and starting moves nothing', async () => {
  const screen = await renderSlides({ className: 'one', autoplayMs: 60_000, count: 4 }, () => {})
  const carousel = screen.getByRole('region', { name: 'Work' }).element() as HTMLElement
  // Without the dots, which the script draws into their row.
  const parts = [...carousel.querySelectorAll('button, p, [data-dots], [data-viewport], a')]
  const boxesOf = () =>
    parts.map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect()
      return [left, top, width, height]
    })
  const before = boxesOf()
  expect(
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.ariaLabel),
  ).toEqual(['Stop the slides', 'Previous slide', 'Next slide'])
  await expect.element(screen.getByText('1 / 4')).toBeVisible()

  startCarousel(carousel)
  await expect.poll(() => inView(screen)).toEqual(['Work 1'])

  expect(boxesOf()).toEqual(before)
  const frame = screen.getByRole('group', { name: 'Work' }).element().getBoundingClientRect()
  const next = screen.getByText('Work 2').element().getBoundingClientRect()
  expect((frame.right - next.left) / next.width).toBeCloseTo(0.12, 1)
})

test('the arrows look the same before the carousel starts', async () => {
  const looks = async (props: Props) => {
    const screen = await renderSlides(props, () => {})
    const read = () =>
      screen
        .getByRole('button')
        .elements()
        .map((arrow) => arrow.ariaDisabled)
    const before = read()
    startCarousel(screen.getByRole('region', { name: 'Work' }).element() as HTMLElement)
    expect(read()).toEqual(before)
    await screen.unmount()
    return before
  }
  expect(await looks({})).toEqual(['true', 'false'])
  expect(await looks({ loop: true })).toEqual(['false', 'false'])
})

test('slides out of view cannot be focused or read', async () => {
  const screen = await renderSlides()
  await expect.poll(() => inView(screen)).toEqual(['Work 1', 'Work 2', 'Work 3'])

  await screen.getByRole('button', { name: 'Next slide' }).click()

  await expect.poll(() => inView(screen)).toEqual(['Work 2', 'Work 3', 'Work 4'])
})

test.each([898, 899, 900, 901])(
  'four slides, of which three are in view, loop in a window of %i pixels',
  async (width) => {
    await page.viewport(width, 896)
    const screen = await renderSlides({ count: 4, loop: true, className: 'three whole' })
    await expect.poll(() => inView(screen)).toEqual(['Work 1', 'Work 2', 'Work 3'])
    await screen.getByRole('button', { name: 'Previous slide' }).click()
    await expect.poll(() => inView(screen)).toContain('Work 4')
  },
)

test('a resize never makes every slide focusable', async () => {
  await page.viewport(900, 896)
  const screen = await renderSlides({ loop: true })
  await expect.poll(() => inView(screen)).toHaveLength(3)
  const counts: number[] = []
  const observer = new MutationObserver(async () => counts.push((await inView(screen)).length))
  const carousel = screen.getByRole('region', { name: 'Work' }).element()
  observer.observe(carousel, { subtree: true, attributeFilter: ['inert'] })
  const { width } = carousel.getBoundingClientRect()

  await page.viewport(600, 896)
  await expect.poll(() => carousel.getBoundingClientRect().width).toBeLessThan(width)
  await screen.getByRole('button', { name: 'Previous slide' }).click()
  await expect.poll(() => inView(screen)).toContain('Work 5')
  observer.disconnect()
  expect(counts).not.toContain(5)
})

test('a slide that gets focus before the observer has reported scrolls into view', async () => {
  const { IntersectionObserver } = window
  // The observer of slides in view never reports; the one that loads the carousel does.
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      super(options.root ? () => undefined : callback, options)
    }
  }
  const hesitate = () => {
    const end = performance.now() + 30
    while (performance.now() < end);
  }
  addEventListener('keydown', hesitate)
  try {
    const screen = await renderSlides()
    await expect.element(screen.getByRole('button', { name: 'Next slide' })).toBeVisible()
    screen.getByRole('link', { name: 'Work 3' }).element().focus()
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name: 'Work 4' })).toHaveFocus()
    await expect.element(screen.getByRole('link', { name: 'Work 4' })).toBeInViewport({ ratio: 1 })
  } finally {
    removeEventListener('keydown', hesitate)
    Object.assign(window, { IntersectionObserver })
  }
})

test('the arrows look disabled at the ends', async () => {
  const screen = await renderSlides()
  const previous = screen.getByRole('button', { name: 'Previous slide' })
  const next = screen.getByRole('button', { name: 'Next slide' })
  await expect.element(previous).toBeVisible()
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveAttribute('aria-disabled', 'false')

  await next.click()
  await next.click()

  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(previous).toHaveAttribute('aria-disabled', 'false')
  await expect.element(screen.getByRole('status')).toHaveTextContent('3–5 of 5')
  await expect.element(screen.getByText('3–5 / 5')).toBeVisible()
})

test('its counter counts slides, before and after it starts', async () => {
  const screen = await renderSlides({}, () => {})
  const [rest] = screen.container.querySelectorAll('[data-place] span span')
  const { counterReset } = getComputedStyle(rest as Element)
  expect(counterReset).toBe('shown 3')
  const place = screen.container.querySelector('[data-place]') as HTMLElement
  const width = place.getBoundingClientRect().width

  startCarousel(screen.getByRole('region', { name: 'Work' }).element() as HTMLElement)

  await expect.element(screen.getByText('1–3 / 5')).toBeVisible()
  expect(place.getBoundingClientRect().width).toBeCloseTo(width, 0)
})

test('looping, the slide before the first is the last', async () => {
  const screen = await renderSlides({ loop: true, count: 8 })
  const previous = screen.getByRole('button', { name: 'Previous slide' })
  await expect.element(previous).toBeVisible()
  await previous.click()
  await expect.poll(() => inView(screen)).toEqual(['Work 1', 'Work 2', 'Work 8'])
  await expect.element(screen.getByText('8–2 / 8')).toBeVisible()
})

test('arrow keys move it, and the focus stays in the carousel', async () => {
  const screen = await renderSlides()
  await expect.poll(() => inView(screen)).toHaveLength(3)
  await screen.getByRole('link', { name: 'Work 1' }).click()

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')

  await expect.poll(() => inView(screen)).toEqual(['Work 2', 'Work 3', 'Work 4'])
  expect(screen.getByRole('region', { name: 'Work' }).element()).toContainElement(
    document.activeElement as HTMLElement,
  )
})

test('arrow keys with a modifier are left to the browser', async () => {
  const screen = await renderSlides()
  await expect.poll(() => inView(screen)).toHaveLength(3)
  const taken: boolean[] = []
  const events = new AbortController()
  window.addEventListener('keydown', (event) => taken.push(event.defaultPrevented), events)
  await screen.getByRole('link', { name: 'Work 1' }).click()

  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')

  expect(taken).toEqual([false, false])
  events.abort()
})

test('a dot leads to its slide', async () => {
  const screen = await renderSlides({ className: 'three dots' })
  expect(screen.getByRole('button', { name: 'Next slide' }).elements()).toHaveLength(0)
  const dot = screen.getByRole('button', { name: 'Slide 3' })
  await expect.element(screen.getByRole('button', { name: 'Slide 4' })).not.toBeInTheDocument()
  await dot.click()
  await expect.element(dot).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => inView(screen)).toEqual(['Work 3', 'Work 4', 'Work 5'])
})

test('a page can show dots instead of arrows below a width', async () => {
  const screen = await renderStarted(
    <>
      <style>{`.work { @media (width < 991px) { --carousel-arrows: none; --carousel-dots: flex } }`}</style>
      <Carousel label="Work" className="work">
        <p>Work 1</p>
        <p>Work 2</p>
      </Carousel>
    </>,
    startCarousel,
  )
  const names = () =>
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.ariaLabel)
  await page.viewport(990, 800)
  await expect.poll(names).toEqual(['Slide 1', 'Slide 2'])
  await page.viewport(991, 800)
  await expect.poll(names).toEqual(['Previous slide', 'Next slide'])
})

test('with nothing to move there are no controls', async () => {
  const screen = await renderSlides({ count: 3 })
  await expect.poll(() => screen.container.querySelector('[data-ready]')).not.toBeNull()
  await expect.poll(() => screen.getByRole('button').elements()).toHaveLength(0)
})

test('autoplay runs until it is paused by the first control in the tab order', async () => {
  const screen = await renderSlides({ autoplayMs: 150, loop: true })
  // Before the engine loads, every slide counts as in view.
  const button = screen.getByRole('button', { name: 'Stop the slides' })
  await expect.element(button).toBeVisible()
  await expect.poll(() => inView(screen)).toContain('Work 4')

  const stop = button.element() as HTMLElement
  const [firstStop] = stop.closest('section')?.querySelectorAll('a[href], button, [tabindex]') ?? []
  expect(firstStop).toBe(stop)
  stop.focus()
  await userEvent.keyboard('{Enter}')

  await expect.element(screen.getByRole('button', { name: 'Start the slides' })).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite')
})

test('autoplay stops while keyboard focus is inside', async () => {
  const screen = await renderSlides({ autoplayMs: 150, loop: true })
  const status = screen.getByRole('status')
  await expect.element(status).toHaveAttribute('aria-live', 'off')
  await userEvent.keyboard('{Tab}')
  await expect.element(status).toHaveAttribute('aria-live', 'polite')
})

test('autoplay stops under the pointer', async () => {
  const screen = await renderSlides({ autoplayMs: 60_000, loop: true })
  const status = screen.getByRole('status')
  await expect.element(status).toHaveAttribute('aria-live', 'off')
  await userEvent.hover(screen.getByRole('link', { name: 'Work 1' }))
  await expect.element(status).toHaveAttribute('aria-live', 'polite')
})

test('with reduced motion there is no autoplay, and controls move it at once', async () => {
  await emulateReducedMotion('reduce')
  const screen = await renderSlides({ autoplayMs: 50, loop: true, speedMs: 1000, count: 8 })
  const next = screen.getByRole('button', { name: 'Next slide' })
  await expect.element(next).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop the slides' }).elements()).toHaveLength(0)
  await expect.element(screen.getByRole('status')).toHaveTextContent('')

  const start = screen.getByText('Work 1').element().getBoundingClientRect().left
  await next.click()

  const { left } = screen.getByText('Work 2').element().getBoundingClientRect()
  expect(left).toBeCloseTo(start, 0)
})

test.each([500, 1000] as const)(
  'after %i ms the motion is 99 percent done, and not much earlier',
  async (speedMs) => {
    const screen = await renderStarted(
      <div data-testid="viewport" style={{ inlineSize: 300, overflow: 'hidden' }}>
        <div style={{ display: 'flex' }}>
          {['one', 'two'].map((name) => (
            <div key={name} style={{ flex: '0 0 100%' }}>
              {name}
            </div>
          ))}
        </div>
      </div>,
      startCarousel,
    )
    const viewport = screen.getByTestId('viewport').element() as HTMLElement
    const { location, target, scrollBody } = EmblaCarousel(viewport).internalEngine()
    target.set(-300)
    scrollBody.useBaseFriction().useDuration(emblaDurations[speedMs])

    const left: number[] = []
    for (let timeMs = 0; timeMs < speedMs; timeMs += 1000 / 60) {
      scrollBody.seek()
      left.push(Math.abs(location.get() + 300) / 300)
    }
    expect(left.at(-1)).toBeLessThan(0.011)
    expect(left.at(-Math.round(left.length / 4))).toBeGreaterThan(0.01)
  },
)
