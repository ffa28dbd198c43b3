import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { filmSlides, stripSlides, towerSlides } from '../app/content/en/showcases.ts'
import { site } from '../app/content/en/site.ts'
import { expect, hydrated, test } from './fixtures.ts'

const decks = [
  { path: '/showcase-portfolio', title: 'Showcase portfolio', count: 4, slides: stripSlides },
  { path: '/case-study-showcase', title: 'Case study showcase', count: 5, slides: towerSlides },
  { path: '/video-showcase', title: 'Video showcase', count: 3, slides: filmSlides },
]

/** The one slide that is neither inert nor out of sight. */
const shown = (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])')
const next = (page: Page) => page.getByRole('button', { name: /^Next/ })

/** What is about in the middle of a change only. */
const turning = (page: Page) =>
  page.locator('[data-slide="leaving"], [data-facets="leaving"], [data-facets="coming"]')

/** What the change going on right now moves, and when it is over, in milliseconds. */
const readTurn = (page: Page) =>
  page.evaluate(() => {
    const own = ['offset', 'computedOffset', 'easing', 'composite']
    const effects = document
      .getAnimations()
      .filter((one) => !(one instanceof CSSTransition))
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
    if (effects.length === 0) return undefined
    const names = effects.flatMap((e) => e.getKeyframes().flatMap((k) => Object.keys(k)))
    return {
      properties: [...new Set(names)].filter((name) => !own.includes(name)),
      end: Math.max(...effects.map((effect) => Number(effect.getComputedTiming().endTime))),
    }
  })

/** Waits for what the next change needs: its code, and on the strip the facets of both pictures. */
async function prepared(page: Page) {
  if (page.url().includes('showcase-portfolio')) {
    await expect.poll(() => page.locator('[data-facets]').count()).toBeGreaterThan(1)
  } else {
    await page.waitForLoadState('networkidle')
  }
}

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  await page.locator('[data-deck]').waitFor()
}

async function expectSlide(page: Page, id: string | undefined) {
  await expect(shown(page)).toHaveCount(1)
  await expect(shown(page)).toHaveAttribute('id', id ?? '')
}

/** One gesture of a wheel or trackpad: events as (milliseconds after the first, pixels), on a clock of their own. */
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
    /** When the last event of `roll` was said to come. */
    lastRoll?: number
    /** What has moved since the page began. */
    shifts?: PerformanceEntry[]
    latestShifts?: () => void
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

for (const { path, title, count, slides } of decks) {
  const ids = slides.map(({ id }) => id)
  const last = ids.length - 1

  test.describe(path, () => {
    test('is as high as the window, and has nothing to scroll to', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, path)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
    })

    test('has its title, and a link to a case study on every slide', async ({ page }) => {
      await open(page, path)
      expect(await page.title()).toBe(`${title}${site.titleSuffix}`)
      await expect(page.locator('[aria-roledescription="slide"]')).toHaveCount(count)
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
      for (const { id, link } of slides) {
        await expect(page.locator(`[id="${id}"] a`)).toHaveAttribute('href', link)
        expect(link).toMatch(/^\/case-study\/./)
      }
    })

    test('goes round with the wheel, one slide a gesture, momentum included', async ({ page }) => {
      await open(page, path)
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

    test('answers a real wheel, and leaves zooming to the browser', async ({ page }) => {
      await open(page, path)
      await page.mouse.move(600, 400)
      await page.mouse.wheel(0, 120)
      await expectSlide(page, ids[1])
      const isLeft = await page.locator('[data-deck]').evaluate((deck) => {
        const zoom = new WheelEvent('wheel', { deltaY: 99, ctrlKey: true, cancelable: true })
        return deck.dispatchEvent(zoom)
      })
      expect(isLeft).toBe(true)
      await expectSlide(page, ids[1])
    })

    test('goes round with keys', async ({ page }) => {
      await open(page, path)
      const presses = [
        ['ArrowRight', 1],
        ['ArrowDown', 2],
        ['PageUp', 1],
        ['ArrowLeft', 0],
        ['ArrowUp', last],
        ['PageDown', 0],
        ['End', last],
        ['Home', 0],
      ] as const
      for (const [key, place] of presses) {
        await page.keyboard.press(key)
        await expectSlide(page, ids[place])
      }
      // With Alt they belong to the history.
      await page.keyboard.press('Shift+ArrowRight')
      await expectSlide(page, ids[0])
    })

    test('goes round with its buttons, and stays in the address', async ({ page }) => {
      await open(page, path)
      for (const id of [...ids.slice(1), ids[0]]) {
        await next(page).click()
        await expectSlide(page, id)
        await expect(page).toHaveURL(new RegExp(`${path}/?#${id}$`))
      }
      // The screening has a button that goes down, and no other.
      const back = page.getByRole('button', { name: 'Previous slide' })
      if (path === '/video-showcase') {
        await expect(back).toHaveCount(0)
      } else {
        for (const id of ids.toReversed()) {
          await back.click()
          await expectSlide(page, id)
        }
      }
    })

    test('goes to any slide by its pagination', async ({ page }) => {
      await open(page, path)
      const pages = page.getByRole('navigation', { name: 'Slides' }).getByRole('link')
      for (const place of [last, 0, 1, last, 1, 0]) {
        await pages.nth(place).click()
        await expectSlide(page, ids[place])
        await expect(pages.nth(place)).toHaveAttribute('aria-current', 'true')
        await expect(page).toHaveURL(new RegExp(`#${ids[place]}$`))
      }
      // And by an address that somebody writes.
      await page.evaluate((id) => {
        location.hash = id
      }, ids[last] ?? '')
      await expectSlide(page, ids[last])
    })

    test('stays where it is when the skip link leads past the header', async ({ page }) => {
      await open(page, `${path}#${ids[last]}`)
      await page.getByRole('link', { name: /^Skip/ }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#main$/)
      await expect(page.getByRole('main')).toBeFocused()
      await expectSlide(page, ids[last])
    })

    test('is found again where one left it in the middle of a turn', async ({ page }) => {
      await open(page, path)
      await prepared(page)
      // In one go, as a turn takes but a second.
      await page.evaluate(async () => {
        const key = { key: 'ArrowDown', bubbles: true, cancelable: true }
        document.body.dispatchEvent(new KeyboardEvent('keydown', key))
        await new Promise(requestAnimationFrame)
        document.querySelector<HTMLElement>('[data-slide="current"] a')?.click()
      })
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectSlide(page, ids[1])
    })

    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [640, 360],
    ] as const) {
      test(`has nothing that axe finds fault with at ${width} by ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto(`${path}#${ids[1]}`)
        await hydrated(page)
        await expect(page.locator(`[id="${ids[1]}"]`)).toBeInViewport({ ratio: 0.5 })
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      })
    }

    test('can be shared, and the way back works', async ({ page }) => {
      await open(page, `${path}#${ids[last]}`)
      await expectSlide(page, ids[last])
      const pages = page.getByRole('navigation', { name: 'Slides' }).getByRole('link')
      await expect(pages).toHaveCount(ids.length)
      await expect(pages.nth(last)).toHaveAttribute('aria-current', 'true')

      // A slide that was chosen is a place of its own in the history; a step is not.
      await pages.nth(1).click()
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

    test('says where it stands, and hides the rest from everybody', async ({ page }) => {
      await open(page, path)
      const status = page.locator('[data-deck] [role="status"]')
      await expect(status).toHaveText('')
      await next(page).click()
      await expect(status).toHaveText(new RegExp(`^2 of ${ids.length}: \\S`))
      await expect(page.locator('[aria-roledescription="slide"][inert]')).toHaveCount(last)

      // Round the page by Tab: whatever has the focus can be seen, and the way out is never closed.
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

    test('takes the focus along from the link of one slide to that of the next', async ({
      page,
    }) => {
      await open(page, path)
      await shown(page).getByRole('link').focus()
      await page.keyboard.press('ArrowDown')
      await expectSlide(page, ids[1])
      await expect(shown(page).locator(':focus')).toHaveCount(1)
    })

    test('fetches the following picture ahead, and no other', async ({ page }) => {
      const asked = new Set<string>()
      page.on('request', (request) => {
        const file = /\/media\/(?:showcase|films)\/([\w-]+)\.\w+-\d+\./.exec(request.url())
        if (file?.[1]) asked.add(file[1])
      })
      await open(page, path)
      await expect.poll(() => asked.size).toBe(2)
      await page.waitForLoadState('networkidle')
      expect(asked.size).toBe(2)
      await next(page).click()
      await expect.poll(() => asked.size).toBe(3)
    })

    test('moves only what a compositor moves, for a second', async ({ page }) => {
      await open(page, path)
      // The turns come a moment after the deck; each change asks anew.
      let turn: Awaited<ReturnType<typeof readTurn>>
      await expect
        .poll(async () => {
          await page.keyboard.press('ArrowRight')
          turn = await readTurn(page)
          return turn?.properties
        })
        .toEqual(['transform'])
      expect(turn?.end).toBeCloseTo(1000, 0)
      // It ends by itself and leaves nothing behind.
      await expect(turning(page)).toHaveCount(0)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })

    test('has everything in the page before a change', async ({ page }) => {
      await open(page, path)
      await prepared(page)
      const added = await page.locator('[data-stage]').evaluate(async (stage) => {
        const records: MutationRecord[] = []
        const observer = new MutationObserver((list) => records.push(...list))
        observer.observe(stage, { childList: true, subtree: true })
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
        )
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
        observer.disconnect()
        return records.length
      })
      await expect(turning(page).first()).toBeAttached()
      expect(added).toBe(0)
    })

    test.describe('by touch', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

      test('answers a swipe along and across', async ({ page }) => {
        await open(page, path)
        await swipe(page, [200, 400], [-140, 10])
        await expectSlide(page, ids[1])
        await swipe(page, [200, 400], [0, 150])
        await expectSlide(page, ids[0])
        await swipe(page, [200, 300], [20, 160])
        await expectSlide(page, ids[last])
        // A tap that slips is no swipe.
        await swipe(page, [200, 300], [12, 9])
        await expectSlide(page, ids[last])
      })
    })

    test.describe('for a visitor who asked for less motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } })

      test('changes at once', async ({ page }) => {
        await open(page, path)
        await prepared(page)
        const seen = await page.locator('[data-stage]').evaluate(async (stage) => {
          const seen = new Set<string>()
          await new Promise<unknown>((rest) => {
            const observer = new MutationObserver(() => {
              const middle = '[data-slide="leaving"], [data-facets="leaving"]'
              if (stage.querySelector(middle)) seen.add('turn')
              for (const { effect } of document.getAnimations()) {
                if (effect instanceof KeyframeEffect && stage.contains(effect.target))
                  seen.add('move')
              }
              if (stage.children[1]?.matches('[data-slide="current"]'))
                requestAnimationFrame(() => requestAnimationFrame(rest))
            })
            observer.observe(stage, { attributes: true, subtree: true })
            document
              .querySelector<HTMLElement>('nav[aria-label="Slides"] li:nth-child(2) a')
              ?.click()
          })
          return [...seen]
        })
        await expectSlide(page, ids[1])
        expect(seen).toEqual([])
      })
    })

    // A phone on its side, a small screen at 200 %, and the narrowest at 400 %.
    for (const [width, height] of [
      [844, 390],
      [640, 360],
      [320, 256],
    ] as const) {
      test.describe(`in a window of ${width} by ${height}`, () => {
        test.use({ viewport: { width, height } })

        test('is a list that scrolls, as it is before the scripts', async ({ page }) => {
          await page.goto(path)
          await hydrated(page)
          await expect(page.locator('[data-deck], [inert]')).toHaveCount(0)
          await page.mouse.move(width / 2, height / 2)
          await page.mouse.wheel(0, 900)
          await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
          for (const id of ids) {
            const link = page.locator(`[id="${id}"] a`)
            await link.focus()
            await expect(link).toBeInViewport({ ratio: 1 })
          }
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        })
      })
    }

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('is a list of wide pictures with their links', async ({ page }) => {
        await page.goto(path)
        for (const { id, link } of slides) {
          const slide = page.locator(`[id="${id}"]`)
          await slide.scrollIntoViewIfNeeded()
          await expect(slide.getByRole('img')).toBeVisible()
          const box = await slide.getByRole('img').boundingBox()
          expect(box?.width ?? 0).toBeGreaterThan(1300)
          await expect(slide.getByRole('link')).toHaveAttribute('href', link)
        }
        await expect(page.locator('main').getByRole('button')).toHaveCount(0)
        const pages = page.getByRole('navigation', { name: 'Slides' }).getByRole('link')
        await pages.nth(1).click()
        await expect(page).toHaveURL(new RegExp(`#${ids[1]}$`))
        await expect(page.locator(`[id="${ids[1]}"]`)).toBeInViewport({ ratio: 0.5 })
      })
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } })

  test('no showcase moves when its scripts come', async ({ page }) => {
    await page.addInitScript(() => {
      window.shifts = []
      const note = (entries: PerformanceEntryList) => window.shifts?.push(...entries)
      const observer = new PerformanceObserver((list) => note(list.getEntries()))
      observer.observe({ type: 'layout-shift' })
      window.latestShifts = () => note(observer.takeRecords())
    })
    for (const { path } of decks) {
      await open(page, path)
      const moved = await page.evaluate(async () => {
        for (const _ of '12') await new Promise(requestAnimationFrame)
        window.latestShifts?.()
        return window.shifts?.map((entry) => ('value' in entry ? Number(entry.value) : 0))
      })
      // What is left is a word of the menu, a hair narrower than its fallback.
      expect(moved?.filter((value) => value > 0.001)).toEqual([])
    }
  })
})

test('the strip turns over in facets of both pictures, from the side it comes from', async ({
  page,
}) => {
  await open(page, '/showcase-portfolio')
  await prepared(page)
  for (const [key, isOn] of [
    ['ArrowRight', true],
    ['ArrowLeft', false],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.locator('[data-facets="coming"]')).toHaveCount(1)
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
          isAllOne: all.every((one) => one.style.backgroundImage === all[0]?.style.backgroundImage),
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
    await expect(turning(page)).toHaveCount(0)
  }
})

for (const path of ['/case-study-showcase', '/video-showcase']) {
  test(`${path} moves up and down`, async ({ page }) => {
    await open(page, path)
    await prepared(page)
    for (const [key, way] of [
      ['ArrowDown', 1],
      ['ArrowUp', -1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(turning(page)).toHaveCount(1)
      const [leaving, coming] = await page.evaluate(() => {
        for (const one of document.getAnimations()) one.pause()
        for (const one of document.getAnimations()) one.currentTime = 500
        return ['leaving', 'current'].map((state) => {
          const box = document.querySelector(`[data-slide="${state}"]`)?.getBoundingClientRect()
          return { x: box?.x, y: box?.y ?? 0 }
        })
      })
      expect(Math.sign((coming?.y ?? 0) - (leaving?.y ?? 0))).toBe(way)
      expect(coming?.x).toBe(leaving?.x)
      await page.evaluate(() => {
        for (const one of document.getAnimations()) one.finish()
      })
      await expect(turning(page)).toHaveCount(0)
    }
  })
}

test('the strip leads to the social networks', async ({ page }) => {
  await page.goto('/showcase-portfolio')
  const social = page.locator('div', { has: page.locator('> h2', { hasText: 'Follow Us' }) }).last()
  for (const { name, href } of site.social) {
    await expect(social.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('the tower has a button on each of its five floors', async ({ page }) => {
  await page.goto('/case-study-showcase')
  await expect(page.getByText('View Case Study')).toHaveCount(5)
})

test('the words of the tower move slower than the picture', async ({ page }) => {
  await open(page, '/case-study-showcase')
  const ways = async () => {
    await page.keyboard.press('ArrowDown')
    return page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = 0
      }
      const slide = document.querySelector('[data-slide="current"]')
      const words = slide?.querySelector('[data-slower]')
      if (!slide || !words || document.getAnimations().length < 4) return null
      const begin = [slide, words].map((element) => element.getBoundingClientRect().top)
      for (const animation of document.getAnimations()) animation.finish()
      const end = [slide, words].map((element) => element.getBoundingClientRect().top)
      const [picture = 0, text = 0] = begin.map((top, index) => top - (end[index] ?? 0))
      return text / picture
    })
  }
  await expect.poll(ways).toBeLessThan(0.6)
})

test.describe('the films', () => {
  const filmsAsked = (page: Page) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const film = /\/media\/films\/(\w+)\.[\w.]+\.mp4|\/media\/films\/(\w+)\.\w+\.mp4/.exec(
        request.url(),
      )
      if (film) asked.add(film[1] ?? film[2] ?? '')
    })
    return asked
  }
  const isPlaying = (page: Page, id: string) =>
    page.locator(`[id="${id}"] video`).evaluate((video: HTMLVideoElement) => !video.paused)

  test('only the one that is shown is fetched and plays, silent, again and again', async ({
    page,
  }) => {
    const asked = filmsAsked(page)
    await open(page, '/video-showcase')
    await expect.poll(() => isPlaying(page, 'city')).toBe(true)
    expect([...asked]).toEqual(['city'])
    const video = page.locator('#city video')
    expect(
      await video.evaluate((film: HTMLVideoElement) => [film.muted, film.loop, film.preload]),
    ).toEqual([true, true, 'none'])
    await expect(video).toContainText('Your browser does not support the video tag.')

    await next(page).click()
    await expect.poll(() => isPlaying(page, 'sea')).toBe(true)
    expect(await isPlaying(page, 'city')).toBe(false)
    expect([...asked]).toEqual(['city', 'sea'])
  })

  test('each have a line before the title, and a link', async ({ page }) => {
    await open(page, '/video-showcase')
    for (const { introTitle, title, action } of filmSlides) {
      await expect(shown(page).getByText(introTitle)).toBeVisible()
      await expect(shown(page).getByRole('heading', { level: 2 })).toHaveText(title)
      await expect(shown(page).getByRole('link')).toHaveText(action)
      await page.getByRole('button', { name: 'Next film' }).click()
      await expect(turning(page)).toHaveCount(0)
    }
  })

  test('show their poster until they play', async ({ page }) => {
    await page.route('**/*.mp4', () => undefined)
    await open(page, '/video-showcase')
    const poster = page.locator('#city').getByRole('img')
    await expect(poster).toBeVisible()
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(
      await page.locator('#city video').evaluate((film: HTMLVideoElement) => film.videoWidth),
    ).toBe(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test.describe('in the list of a low window', () => {
    test.use({ viewport: { width: 844, height: 390 } })

    test('play only when asked, and only in sight', async ({ page }) => {
      const asked = filmsAsked(page)
      await page.goto('/video-showcase')
      await hydrated(page)
      await page.locator('#facets').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect([...asked]).toEqual([])
      await page.locator('#city').getByRole('button', { name: 'Play the film' }).click()
      await expect.poll(() => isPlaying(page, 'city')).toBe(true)
      await page.locator('#facets').scrollIntoViewIfNeeded()
      await expect.poll(() => isPlaying(page, 'city')).toBe(false)
      expect([...asked]).toEqual(['city'])
    })
  })

  test('stop when asked', async ({ page }) => {
    await open(page, '/video-showcase')
    await expect.poll(() => isPlaying(page, 'city')).toBe(true)
    await page.getByRole('button', { name: 'Pause the film' }).click()
    expect(await isPlaying(page, 'city')).toBe(false)
    await page.getByRole('button', { name: 'Play the film' }).click()
    await expect.poll(() => isPlaying(page, 'city')).toBe(true)
  })

  test.describe('with less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('are their posters until asked', async ({ page }) => {
      const asked = filmsAsked(page)
      await open(page, '/video-showcase')
      await expect(page.locator('#city').getByRole('img')).toBeVisible()
      await next(page).click()
      await expectSlide(page, 'sea')
      await page.waitForLoadState('networkidle')
      expect([...asked]).toEqual([])
      await page.getByRole('button', { name: 'Play the film' }).click()
      await expect.poll(() => isPlaying(page, 'sea')).toBe(true)
      expect([...asked]).toEqual(['sea'])
    })
  })

  test('are their posters where data is to be saved', async ({ page }) => {
    const asked = filmsAsked(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await open(page, '/video-showcase')
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect([...asked]).toEqual([])
  })
})
