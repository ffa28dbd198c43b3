import type { Page } from '@playwright/test'
import { site } from '#words/site.ts'
import { videoShowcase } from '#words/video-showcase.ts'
import { portfolioSlides, videoLinks } from '../app/content/showcase-slides.ts'
import { studySlides } from '../app/content/study-slides.ts'
import { expectAccessible } from './checks.ts'
import { hydrated, resize, styled } from './fixtures.ts'
import { expect, partScript, test } from './hold.ts'
import { findShifts, noteShifts } from './shifts.ts'

type Deck = {
  path: string
  title: string
  count: number
  slides: readonly { id: string; link: string }[]
}
const strip: Deck = {
  path: '/showcase-portfolio',
  title: 'Showcase portfolio',
  count: 4,
  slides: Object.entries(portfolioSlides).map(([id, { link }]) => ({ id, link })),
}
const tower: Deck = {
  path: '/case-study-showcase',
  title: 'Case study showcase',
  count: 5,
  slides: studySlides.map(({ slug }) => ({ id: slug, link: `/case-study/${slug}` })),
}
const screening: Deck = {
  path: '/video-showcase',
  title: 'Video showcase',
  count: 3,
  slides: Object.entries(videoLinks).map(([id, link]) => ({ id, link })),
}
const decks = [strip, tower, screening]

// All three decks are one component: the strip, which has every feature, is tested in full, the other two only for
// what is their own.

/** The one slide that is neither inert nor hidden. */
const shown = (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])')
/** On a phone its name says which slide comes. */
const next = (page: Page) => page.getByRole('button', { name: /^Next/ })
const back = (page: Page) => page.getByRole('button', { name: 'Previous slide' })
const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Slides' }).getByRole('link')

/** Elements that exist only during a turn. */
const turning = (page: Page) =>
  page.locator('[data-slide="leaving"], [data-facets="leaving"], [data-facets="coming"]')

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  await page.locator('[data-deck]').waitFor()
}

async function expectSlide(page: Page, id: string | undefined) {
  await expect(shown(page)).toHaveCount(1)
  await expect(shown(page)).toHaveAttribute('id', id ?? '')
}

/** Opens the page of a deck. */
async function expectFreshDeck(page: Page, { path, title, count, slides }: Deck) {
  await open(page, path)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
  expect(await page.title()).toBe(`${title}${site.titleSuffix}`)
  await expect(page.locator('[aria-roledescription="slide"]')).toHaveCount(count)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  for (const { id, link } of slides) {
    await expect(page.locator(`[id="${id}"] a`).first()).toHaveAttribute('href', link)
    expect(link).toMatch(/^\/case-study\/./)
  }
  // One slide is readable at a time, between its name and the links to the others.
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner
    - main:
      - region:
        - heading [level=1]
        - group /^1 of ${count}/:
          - heading [level=2]
        - navigation "Slides"
  `)
  await expect(page.getByRole('main').getByRole('group', { name: /of \d/ })).toHaveCount(1)

  const status = page.locator('[data-deck] [role="status"]')
  await expect(status).toHaveText('')
  await next(page).click()
  await expect(status).toHaveText(new RegExp(`^2 of ${count}: \\S`))
  await expect(page.locator('[aria-roledescription="slide"][inert]')).toHaveCount(count - 1)
  await page.keyboard.press('Home')
  await expectSlide(page, slides[0]?.id)
}

/**
 * Reaches every slide by the next button, by the previous button and by its own link, and checks each time the address.
 */
async function expectControls(page: Page, { path, slides }: Deck) {
  const ids = slides.map(({ id }) => id)
  const last = ids.length - 1
  for (const place of [...ids.keys()].map((index) => (index + 1) % ids.length)) {
    const id = ids[place]
    await next(page).click()
    await expectSlide(page, id)
    await expect(page).toHaveURL(new RegExp(`${path}/?#${id}$`))
  }
  for (const id of ids.toReversed()) {
    await back(page).click()
    await expectSlide(page, id)
  }
  const pages = pagesOf(page)
  await expect(pages).toHaveCount(ids.length)
  for (const place of [last, 0, 1, last, 1, 0]) {
    await pages.nth(place).click()
    await expectSlide(page, ids[place])
    await expect(pages.nth(place)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(new RegExp(`#${ids[place]}$`))
  }
}

/** One gesture of a wheel or trackpad: events as (milliseconds after the first, pixels), with their own clock. */
async function roll(page: Page, events: readonly (readonly [number, number])[], across = false) {
  await page.locator('[data-deck]').evaluate(
    (deck, [events, across]) => {
      const began = Math.max(performance.now(), (window.lastRoll ?? 0) + 1000)
      for (const [after, pixels] of events) {
        const delta = across ? { deltaX: pixels } : { deltaY: pixels }
        const event = new WheelEvent('wheel', { ...delta, bubbles: true, cancelable: true })
        Object.defineProperty(event, 'timeStamp', { value: began + after })
        window.lastRoll = began + after
        deck.dispatchEvent(event)
      }
    },
    [events, across] as const,
  )
}

declare global {
  interface Window {
    /** The timestamp of the last event of `roll`. */
    lastRoll?: number
  }
}

const notch = (pixels: number) => [[0, pixels]] as const
const flick = (pixels: number) =>
  Array.from({ length: 90 }, (_, k) => [k * 16, pixels * 0.94 ** k] as const)

async function swipe(page: Page, from: readonly [number, number], by: readonly [number, number]) {
  const touch = await page.context().newCDPSession(page)
  const at = (share: number) => [{ x: from[0] + by[0] * share, y: from[1] + by[1] * share }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.3, 0.6, 1]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/**
 * Presses a key and pauses the turn's animations in their first frame, for inspection. If the turn code has not
 * loaded, slides change without animation; then the key is pressed again.
 * @returns how many elements the turn has added to or removed from the stage.
 */
function stopTurn(page: Page, key: string) {
  return page.locator('[data-stage]').evaluate(async (stage, key) => {
    const shown = () => stage.querySelector('[data-slide="current"]')
    const turn = () =>
      document
        .getAnimations()
        .filter(
          (one) =>
            !(one instanceof CSSTransition) &&
            one.effect instanceof KeyframeEffect &&
            stage.contains(one.effect.target),
        )
    const records: MutationRecord[] = []
    const observer = new MutationObserver((list) => records.push(...list))
    observer.observe(stage, { childList: true, subtree: true })
    while (turn().length === 0) {
      const before = shown()
      records.length = 0
      const press = { key, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', press))
      while (shown() === before) await new Promise(requestAnimationFrame)
    }
    for (const one of turn()) one.pause()
    await new Promise(requestAnimationFrame)
    observer.disconnect()
    return records.length
  }, key)
}

/** What the paused turn animates, and its duration in milliseconds. */
const readTurn = (page: Page) =>
  page.locator('[data-stage]').evaluate((stage) => {
    const own = ['offset', 'computedOffset', 'easing', 'composite']
    const effects = document
      .getAnimations()
      .filter((one) => !(one instanceof CSSTransition))
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .filter(({ target }) => stage.contains(target))
    const names = effects.flatMap((e) => e.getKeyframes().flatMap((k) => Object.keys(k)))
    return {
      properties: [...new Set(names)].filter((name) => !own.includes(name)),
      end: Math.max(...effects.map((effect) => Number(effect.getComputedTiming().endTime))),
    }
  })

/** Resumes the paused turn, which then ends and cleans up. */
async function expectEnd(page: Page) {
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.playState === 'paused') one.play()
  })
  await expect(turning(page)).toHaveCount(0)
  await expect
    .poll(() =>
      page
        .locator('[data-stage]')
        .evaluate(
          (stage) =>
            document
              .getAnimations()
              .filter(
                ({ effect }) => effect instanceof KeyframeEffect && stage.contains(effect.target),
              ).length,
        ),
    )
    .toBe(0)
}

test('wheel, keys, buttons and links move the strip in a loop, and the current slide is marked', async ({
  page,
}) => {
  const ids = strip.slides.map(({ id }) => id)
  const last = ids.length - 1
  await expectFreshDeck(page, strip)
  const social = page.locator('div', { has: page.locator('> h2', { hasText: 'Follow Us' }) }).last()
  for (const { name, href } of site.social) {
    await expect(social.getByRole('link', { name })).toHaveAttribute('href', href)
  }

  await test.step('a real wheel changes the slide, and the zoom gesture is left to the browser', async () => {
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 120)
    await expectSlide(page, ids[1])
    const isLeft = await page.locator('[data-deck]').evaluate((deck) => {
      const zoom = new WheelEvent('wheel', { deltaY: 99, ctrlKey: true, cancelable: true })
      window.lastRoll = performance.now()
      return deck.dispatchEvent(zoom)
    })
    expect(isLeft).toBe(true)
    await expectSlide(page, ids[1])
    await page.keyboard.press('Home')
    await expectSlide(page, ids[0])
  })

  await test.step('one wheel gesture moves one slide, momentum included', async () => {
    for (const id of [...ids.slice(1), ids[0]]) {
      await roll(page, flick(160))
      await expectSlide(page, id)
    }
    for (const id of ids.toReversed()) {
      await roll(page, notch(-120))
      await expectSlide(page, id)
    }
    await roll(page, flick(90), true)
    await expectSlide(page, ids[1])
  })

  await test.step('each key shows the expected slide', async () => {
    for (const [key, place] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['ArrowDown', 2],
      ['PageUp', 1],
      ['ArrowLeft', 0],
      ['ArrowUp', last],
      ['PageDown', 0],
      ['End', last],
      ['Home', 0],
      // With a modifier a key is not the deck's; Alt belongs to the history.
      ['Shift+ArrowRight', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expectSlide(page, ids[place])
    }
  })

  await test.step('buttons, links and the address show every slide', async () => {
    await expect(back(page)).toBeVisible()
    await expectControls(page, strip)
    await page.evaluate((id) => {
      location.hash = id
    }, ids[last] ?? '')
    await expectSlide(page, ids[last])
  })

  await test.step('the focus moves from the link of one slide to that of the next', async () => {
    await shown(page).getByRole('link').focus()
    await page.keyboard.press('ArrowDown')
    await expectSlide(page, ids[0])
    await expect(shown(page).locator(':focus')).toHaveCount(1)
  })

  await test.step('the focused element is always visible, and focus is never trapped', async () => {
    const names = new Set<string>()
    for (let k = 0; k < 24; k++) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const { activeElement } = document
        const isVisible = activeElement?.checkVisibility({ visibilityProperty: true }) ?? false
        return {
          name: `${activeElement?.textContent}`.trim(),
          isVisible: isVisible && !activeElement?.closest('[inert]'),
        }
      })
      expect(focus).toMatchObject({ isVisible: true })
      names.add(focus.name)
    }
    expect([...names]).toContain('Ikosim')
    expect([...names].some((name) => name.startsWith('Next'))).toBe(true)
  })

  await test.step('the skip link does not change the slide', async () => {
    await page.keyboard.press('End')
    await expectSlide(page, ids[last])
    await page.getByRole('link', { name: /^Skip/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await expect(page.getByRole('main')).toBeFocused()
    await expectSlide(page, ids[last])
  })
})

for (const path of ['/showcase-portfolio', '/case-study-showcase']) {
  test(`the four profiles of ${path} lie within the window of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    for (const { name } of site.social) {
      await expect(page.locator('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }
  })
}

for (const { path } of decks) {
  test(`on a phone the slides of ${path} are tabs in one row, and the button names the next one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    const pages = pagesOf(page)
    const names = await pages.allTextContents()
    const boxes = await pages.evaluateAll((links: HTMLElement[]) =>
      links.map(({ offsetWidth, offsetHeight }) => ({ offsetWidth, offsetHeight })),
    )
    const widths = boxes.map(({ offsetWidth }) => offsetWidth)
    // Five names are as wide as their words ask for; fewer are equal, but for a rule of one pixel between two.
    if (path !== tower.path)
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(2)
    expect(widths.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(350)
    expect(Math.min(...boxes.map(({ offsetHeight }) => offsetHeight))).toBeGreaterThanOrEqual(44)
    for (const place of [...names.keys()].map((index) => (index + 1) % names.length)) {
      await expect(next(page)).toHaveText(new RegExp(`Next: ${names[place]}$`))
      expect((await next(page).boundingBox())?.height).toBe(44)
      await next(page).click()
    }
  })
}

test('the address shows the slide, and going back works', async ({ page }) => {
  const { path, title } = strip
  const ids = strip.slides.map(({ id }) => id)
  const last = ids.length - 1
  await open(page, `${path}#${ids[last]}`)
  await expectSlide(page, ids[last])
  await expect(pagesOf(page).nth(last)).toHaveAttribute('aria-current', 'true')

  // A chosen slide has its own history entry; a step does not.
  await pagesOf(page).nth(1).click()
  await expectSlide(page, ids[1])
  await expect(page).toHaveURL(new RegExp(`#${ids[1]}$`))
  await page.keyboard.press('ArrowLeft')
  await expectSlide(page, ids[0])
  await expect(page).toHaveURL(new RegExp(`#${ids[0]}$`))
  await page.goBack()
  await expectSlide(page, ids[last])
  await page.goForward()
  await expectSlide(page, ids[0])

  // To the case study and back to the same slide.
  const heading = page.getByRole('heading', { level: 1 })
  await shown(page).getByRole('link').click()
  await expect(heading).not.toHaveText(title)
  await page.goBack()
  await expect(heading).toHaveText(title)
  await expectSlide(page, ids[0])
})

test('the strip prefetches only the next picture', async ({ page, hold }) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const file = /\/media\/showcase\/([\w-]+)\.\w+-\d+\./.exec(request.url())
    if (file?.[1]) asked.add(file[1])
  })
  const isThere = (place: number) =>
    page
      .locator(`[data-stage] > :nth-child(${place}) img`)
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  // Without its styles, a deck shows more than one slide.
  const start = await hold(partScript('slide-deck'))
  await page.goto(strip.path)
  await styled(page)
  await start()
  await hydrated(page)
  for (const place of [2, 3]) {
    await expect.poll(() => isThere(place)).toBe(true)
    expect(asked.size).toBe(place)
    if (place === 2) await next(page).click()
  }
  await expect(page.locator('[data-slide="away"]')).toHaveCount(1)
})

for (const deck of decks) {
  const { path, slides } = deck
  const ids = slides.map(({ id }) => id)
  const last = ids.length - 1

  if (deck !== strip) {
    test(`keys, buttons and links move ${path} up and down in a loop`, async ({ page }) => {
      await expectFreshDeck(page, deck)
      await expect(page.getByText('View Case Study')).toHaveCount(deck === tower ? 5 : 0)
      for (const [key, place] of [
        ['ArrowDown', 1],
        ['ArrowUp', 0],
        ['ArrowUp', last],
        ['ArrowRight', 0],
        ['End', last],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key)
        await expectSlide(page, ids[place])
      }
      await roll(page, flick(160))
      await expectSlide(page, ids[1])
      await page.keyboard.press('Home')
      await expectSlide(page, ids[0])
      await expectControls(page, deck)
    })
  }

  test(`${path} changes without animation with reduced motion`, async ({ page }) => {
    await open(page, path)
    if (deck === strip) await facetsAreReady(page)
    const seen = await page.locator('[data-stage]').evaluate(async (stage) => {
      const seen = new Set<string>()
      await new Promise<unknown>((rest) => {
        const observer = new MutationObserver(() => {
          const middle = '[data-slide="leaving"], [data-facets="leaving"]'
          if (stage.querySelector(middle)) seen.add('turn')
          for (const { effect } of document.getAnimations()) {
            if (effect instanceof KeyframeEffect && stage.contains(effect.target)) seen.add('move')
          }
          if (stage.children[1]?.matches('[data-slide="current"]'))
            requestAnimationFrame(() => requestAnimationFrame(rest))
        })
        observer.observe(stage, { attributes: true, subtree: true })
        document.querySelector<HTMLElement>('nav[aria-label="Slides"] li:nth-child(2) a')?.click()
      })
      return [...seen]
    })
    await expectSlide(page, ids[1])
    expect(seen).toEqual([])
    // No other test runs axe on the second slide.
    await expectAccessible(page)
  })

  // A phone held sideways, a small screen at 200 %, and the narrowest at 400 %.
  test(`${path} is a scrolling list in a low window and before scripts have loaded`, async ({
    page,
  }) => {
    await resize(page, { width: 844, height: 390 })
    await page.goto(path)
    await hydrated(page)
    for (const [width, height] of [
      [844, 390],
      [640, 360],
      [320, 256],
    ] as const) {
      await resize(page, { width, height })
      await expect(page.locator('[data-deck], [inert]')).toHaveCount(0)
      await page.evaluate(() => scrollTo(0, 0))
      await page.mouse.move(width / 2, height / 2)
      await page.mouse.wheel(0, 900)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
      for (const id of ids) {
        const link = page.locator(`[id="${id}"] a`).first()
        await link.focus()
        await expect(link).toBeInViewport({ ratio: 1 })
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    if (deck === strip) await expectAccessible(page)
    // With enough room it is a deck again.
    await resize(page, { width: 390, height: 844 })
    await expect(page.locator('[data-deck]')).toBeVisible()
    await expect(shown(page)).toHaveCount(1)
    if (deck === strip) await expectAccessible(page)
    // Its controls are below the slide, which has the whole width.
    const slide = await shown(page).boundingBox()
    const bar = await page.locator('[data-bar]').boundingBox()
    expect(slide?.width).toBe(390)
    expect(bar?.y).toBeGreaterThanOrEqual((slide?.y ?? 0) + (slide?.height ?? Infinity))
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`${path} is a list of wide pictures with their links`, async ({ page }) => {
      await page.goto(path)
      for (const { id, link } of slides) {
        const slide = page.locator(`[id="${id}"]`)
        await slide.scrollIntoViewIfNeeded()
        await expect(slide.getByRole('img')).toBeVisible()
        const box = await slide.getByRole('img').boundingBox()
        // A film has drapes at its sides, a photograph a column on either side.
        const least = deck === strip ? 1300 : deck === tower ? 700 : 900
        expect(box?.width ?? 0).toBeGreaterThan(least)
        await expect(slide.getByRole('link').first()).toHaveAttribute('href', link)
      }
      await expect(page.locator('main').getByRole('button')).toHaveCount(0)
      await pagesOf(page).nth(1).click()
      await expect(page).toHaveURL(new RegExp(`#${ids[1]}$`))
      await expect(page.locator(`[id="${ids[1]}"]`)).toBeInViewport({ ratio: 0.5 })
    })
  })
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the strip responds to horizontal swipes, the tower to vertical ones', async ({ page }) => {
    for (const { path, slides } of [strip, tower]) {
      const ids = slides.map(({ id }) => id)
      await open(page, path)
      await swipe(page, [200, 400], [-140, 10])
      await expectSlide(page, ids[1])
      await swipe(page, [200, 400], [0, 150])
      await expectSlide(page, ids[0])
      await swipe(page, [200, 300], [20, 160])
      await expectSlide(page, ids.at(-1))
      // A tap that slips slightly is not a swipe.
      await swipe(page, [200, 300], [12, 9])
      await expectSlide(page, ids.at(-1))
    }
  })
})

test('the second story of a front page leads to its page', async ({ page }) => {
  const [first, second] = studySlides
  await open(page, tower.path)
  await shown(page).getByRole('link', { name: second?.title }).click()
  await expectSlide(page, second?.slug)
  await expect(page).toHaveURL(new RegExp(`#${second?.slug}$`))
  await page.goBack()
  await expectSlide(page, first?.slug)
})

test('header and controls of the strip take the colour of the board on show', async ({ page }) => {
  await open(page, strip.path)
  const colours = new Set<string>()
  for (const { id } of strip.slides) {
    await expectSlide(page, id)
    const board = await shown(page)
      .locator('[data-surface]')
      .evaluate((plane) => getComputedStyle(plane, '::before').backgroundColor)
    await expect(page.locator('[data-frame="header"]')).toHaveCSS('background-color', board)
    await expect(next(page).locator('..')).toHaveCSS('background-color', board)
    colours.add(board)
    await next(page).click()
  }
  expect(colours.size).toBe(strip.count)
})

test('no showcase shifts when its scripts load on a phone', async ({ page }) => {
  await resize(page, { width: 412, height: 823 })
  await noteShifts(page)
  for (const { path } of decks) {
    await open(page, path)
    expect(await findShifts(page), path).toEqual([])
  }
})

/** Waits until the next turn is prepared: the facets of both pictures. */
async function facetsAreReady(page: Page) {
  await expect.poll(() => page.locator('[data-facets]').count()).toBeGreaterThan(1)
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the strip changes in facets of both pictures, from the side of the new slide', async ({
    page,
  }) => {
    const ids = strip.slides.map(({ id }) => id)
    await open(page, strip.path)
    for (const [key, isOn] of [
      ['ArrowRight', true],
      ['ArrowLeft', false],
    ] as const) {
      await facetsAreReady(page)
      expect(await stopTurn(page, key), 'elements added for a turn').toBe(0)
      const { properties, end } = await readTurn(page)
      expect(properties).toEqual(['transform'])
      expect(end).toBeCloseTo(1000, 0)
      const facets = await page.evaluate(() =>
        ['leaving', 'coming'].map((part) => {
          const all = [...document.querySelectorAll<HTMLElement>(`[data-facets="${part}"] > i`)]
          const timed = all.map((one) => ({
            left: one.offsetLeft,
            delay: Number(one.getAnimations()[0]?.effect?.getComputedTiming().delay),
          }))
          timed.sort((a, b) => a.left - b.left)
          const keyframes = all[0]?.getAnimations()[0]?.effect as KeyframeEffect | undefined
          return {
            picture: all[0]?.style.backgroundImage,
            count: all.length,
            isAllOne: all.every(
              (one) => one.style.backgroundImage === all[0]?.style.backgroundImage,
            ),
            way: Math.sign((timed.at(-1)?.delay ?? 0) - (timed[0]?.delay ?? 0)),
            turns: keyframes?.getKeyframes().map(({ transform }) => `${transform}`),
          }
        }),
      )
      for (const { count, isAllOne, way, turns } of facets) {
        expect(count).toBeGreaterThanOrEqual(8)
        expect(isAllOne).toBe(true)
        expect(way).toBe(isOn ? 1 : -1)
        expect(turns?.join()).toMatch(/rotate3d.*180deg/)
      }
      expect(facets[0]?.picture).not.toBe(facets[1]?.picture)
      await expectEnd(page)
    }

    await test.step('leaving during a change shows the chosen slide on return', async () => {
      await facetsAreReady(page)
      await page.keyboard.press('Home')
      await expectSlide(page, ids[0])
      await expect(turning(page)).toHaveCount(0)
      await stopTurn(page, 'ArrowDown')
      await expect(turning(page).first()).toBeAttached()
      await page.locator('[data-slide="current"] a').evaluate((link: HTMLElement) => link.click())
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).not.toHaveText(strip.title)
      await page.goBack()
      await expect(heading).toHaveText(strip.title)
      await expectSlide(page, ids[1])
    })
  })

  for (const { path } of [tower, screening]) {
    test(`${path} moves up and down for one second`, async ({ page }) => {
      await open(page, path)
      for (const [key, way] of [
        ['ArrowDown', 1],
        ['ArrowUp', -1],
      ] as const) {
        expect(await stopTurn(page, key), 'elements added for a turn').toBe(0)
        const { properties, end } = await readTurn(page)
        expect(properties).toEqual(['transform'])
        expect(end).toBeCloseTo(1000, 0)
        await expect(turning(page)).toHaveCount(1)
        const at = (milliseconds: number) =>
          page.evaluate((now) => {
            for (const one of document.getAnimations()) one.currentTime = now
            const boxOf = (selector: string) => {
              const box = document.querySelector(selector)?.getBoundingClientRect()
              return { x: box?.x ?? Number.NaN, y: box?.y ?? Number.NaN }
            }
            return {
              leaving: boxOf('[data-slide="leaving"]'),
              coming: boxOf('[data-slide="current"]'),
              words: document.querySelector('[data-slide="current"] [data-slower]')
                ? boxOf('[data-slide="current"] [data-slower]')
                : undefined,
            }
          }, milliseconds)
        const { leaving, coming } = await at(500)
        expect(Math.sign(coming.y - leaving.y)).toBe(way)
        expect(coming.x).toBe(leaving.x)
        if (path === tower.path) {
          // The tower's text moves slower than the picture.
          const [begin, end] = [await at(0), await at(999.9)]
          const text = (begin.words?.y ?? Number.NaN) - (end.words?.y ?? Number.NaN)
          expect(text / (begin.coming.y - end.coming.y)).toBeLessThan(0.6)
        }
        await expectEnd(page)
      }
    })
  }
})

test.describe('the films', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  const filmsAsked = (page: Page) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const film = /\/media\/films\/(\w+)\.[\w.]+\.mp4/.exec(request.url())
      if (film?.[1]) asked.add(film[1])
    })
    return asked
  }
  const isPlaying = (page: Page, id: string) =>
    page.locator(`[id="${id}"] video`).evaluate((video: HTMLVideoElement) => !video.paused)
  /** Expects the film's poster to have loaded. */
  async function posterIsThere(page: Page, id: string) {
    const poster = page.locator(`[id="${id}"]`).getByRole('img')
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(poster).toBeVisible()
  }

  test('only the visible film is fetched and plays, muted and looping, until it is paused', async ({
    page,
  }) => {
    const asked = filmsAsked(page)
    await open(page, screening.path)
    await expect.poll(() => isPlaying(page, 'city')).toBe(true)
    expect([...asked]).toEqual(['city'])
    const video = page.locator('#city video')
    expect(
      await video.evaluate((film: HTMLVideoElement) => [film.muted, film.loop, film.preload]),
    ).toEqual([true, true, 'none'])
    await expect(video).toContainText('Your browser does not support the video tag.')

    await page.getByRole('button', { name: 'Pause the film' }).click()
    await expect.poll(() => isPlaying(page, 'city')).toBe(false)
    await page.getByRole('button', { name: 'Play the film' }).click()
    await expect.poll(() => isPlaying(page, 'city')).toBe(true)

    await next(page).click()
    await expect.poll(() => isPlaying(page, 'sea')).toBe(true)
    await expect.poll(() => isPlaying(page, 'city')).toBe(false)
    expect([...asked]).toEqual(['city', 'sea'])

    // Each film has a line above the title, and a link.
    for (const [place, { id, introTitle, title, action }] of videoShowcase.slides.entries()) {
      await pagesOf(page).nth(place).click()
      await expectSlide(page, id)
      await expect(shown(page).getByText(introTitle)).toBeVisible()
      await expect(shown(page).getByRole('heading', { level: 2 })).toHaveText(title)
      await expect(shown(page).getByRole('link')).toHaveText(action)
    }
  })

  test('show their poster until they play', async ({ page, hold }) => {
    const release = await hold('**/*.mp4')
    await open(page, screening.path)
    await posterIsThere(page, 'city')
    const video = page.locator('#city video')
    const width = () => video.evaluate((film: HTMLVideoElement) => film.videoWidth)
    expect(await width()).toBe(0)
    await release()
    await expect.poll(width).toBeGreaterThan(0)
  })

  test('play in the list of a low window only when started and while visible', async ({ page }) => {
    await resize(page, { width: 844, height: 390 })
    const asked = filmsAsked(page)
    await page.goto(screening.path)
    await hydrated(page)
    await page.locator('#facets').scrollIntoViewIfNeeded()
    await posterIsThere(page, 'facets')
    expect([...asked]).toEqual([])
    await page.locator('#city').getByRole('button', { name: 'Play the film' }).click()
    await expect.poll(() => isPlaying(page, 'city')).toBe(true)
    await page.locator('#facets').scrollIntoViewIfNeeded()
    await expect.poll(() => isPlaying(page, 'city')).toBe(false)
    expect([...asked]).toEqual(['city'])
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('show their posters until they are started', async ({ page }) => {
      const asked = filmsAsked(page)
      await open(page, screening.path)
      await posterIsThere(page, 'city')
      await next(page).click()
      await expectSlide(page, 'sea')
      await posterIsThere(page, 'sea')
      expect([...asked]).toEqual([])
      await page.getByRole('button', { name: 'Play the film' }).click()
      await expect.poll(() => isPlaying(page, 'sea')).toBe(true)
      expect([...asked]).toEqual(['sea'])
    })
  })

  test('show their posters if the visitor saves data', async ({ page }) => {
    const asked = filmsAsked(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await open(page, screening.path)
    await posterIsThere(page, 'city')
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible()
    expect(await isPlaying(page, 'city')).toBe(false)
    expect([...asked]).toEqual([])
  })
})
