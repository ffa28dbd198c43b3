import type { Page } from '@playwright/test'
import { filmSlides, stripSlides, towerSlides } from '../app/content/en/showcases.ts'
import { site } from '../app/content/en/site.ts'
import { expect, hydrated, test } from './fixtures.ts'

const decks = [
  { path: '/showcase-portfolio', title: 'Showcase portfolio', slides: stripSlides },
  { path: '/case-study-showcase', title: 'Case study showcase', slides: towerSlides },
  { path: '/video-showcase', title: 'Video showcase', slides: filmSlides },
]

/** The one slide that is neither inert nor out of sight. */
const shown = (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])')
const next = (page: Page) => page.getByRole('button', { name: /^Next/ })

/** What is about in the middle of a change only. */
const turning = (page: Page) =>
  page.locator('[data-slide="leaving"], [data-facets="leaving"], [data-facets="coming"]')

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

for (const { path, title, slides } of decks) {
  const ids = slides.map(({ id }) => id)
  const last = ids.length - 1

  test.describe(path, () => {
    test('has its title, and a link to a case study on every slide', async ({ page }) => {
      await open(page, path)
      expect(await page.title()).toBe(`${title}${site.titleSuffix}`)
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
      const back = page.getByRole('button', { name: 'Previous slide' })
      if (await back.count()) {
        await back.click()
        await expectSlide(page, ids[last])
      }
    })

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
      await expect
        .poll(async () => {
          await page.keyboard.press('ArrowRight')
          return page.evaluate(
            () => document.getAnimations().filter((one) => !(one instanceof CSSTransition)).length,
          )
        })
        .toBeGreaterThan(1)
      const turn = await page.evaluate(() => {
        const own = ['offset', 'computedOffset', 'easing', 'composite']
        const effects = document
          .getAnimations()
          .filter((one) => !(one instanceof CSSTransition))
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
        return {
          properties: [
            ...new Set(effects.flatMap((e) => e.getKeyframes().flatMap((k) => Object.keys(k)))),
          ].filter((name) => !own.includes(name)),
          end: Math.max(...effects.map((effect) => Number(effect.getComputedTiming().endTime))),
        }
      })
      expect(turn.properties).toEqual(['transform'])
      expect(turn.end).toBeCloseTo(1000, 0)
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
        await next(page).click()
        await expectSlide(page, ids[1])
        expect(await turning(page).count()).toBe(0)
      })
    })

    test.describe('in a low window', () => {
      test.use({ viewport: { width: 844, height: 390 } })

      test('is a list that scrolls, as it is before the scripts', async ({ page }) => {
        await page.goto(path)
        await hydrated(page)
        await expect(page.locator('[data-deck], [inert]')).toHaveCount(0)
        await page.mouse.move(400, 200)
        await page.mouse.wheel(0, 900)
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
        for (const id of ids) {
          await page.locator(`[id="${id}"] a`).focus()
          await expect(page.locator(`[id="${id}"] a`)).toBeInViewport()
        }
      })
    })

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
