import { chromium, type Locator } from '@playwright/test'
import { addresses } from '../app/addresses.ts'
import type { RoomId } from '../app/content/rooms.ts'
import { faceOf } from '../app/layouts/room-face.ts'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts'
import { expect, hydrated, laidOut, open, resize, started, test } from './fixtures.ts'

/** Expects phone, e-mail and address in the given part. */
async function expectContactDetails(place: Locator) {
  await expect(place.getByRole('link', { name: '+213 21 00 20 20' })).toHaveAttribute(
    'href',
    'tel:+21321002020',
  )
  await expect(place.getByRole('link', { name: 'hello@ikosim.studio' })).toHaveAttribute(
    'href',
    'mailto:hello@ikosim.studio',
  )
  await expect(place.locator('address:visible')).toHaveText(
    /20 rue Didouche Mourad.*16000 Algiers, Algeria/,
  )
}

const addressesOf = (links: Locator) =>
  links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))

test('on a wide window the frame has all its links', async ({ page }) => {
  await page.goto('/contact')
  const header = page.getByRole('banner')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const footer = page.getByRole('contentinfo')

  await test.step('the skip link is the first stop and leads past the header', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 0))

  await test.step('the menu stands in the specified order and marks the current page', async () => {
    await expect(menu.locator('ul').first().locator(':scope > li')).toHaveText([
      'Home',
      'About',
      'Services',
      'Portfolio',
      'Blog',
      'PagesContactFAQ',
    ])
    expect(await addressesOf(menu.locator('a'))).toEqual([
      '/',
      '/about',
      '/service',
      '/portfolio',
      '/blog',
      '/contact',
      '/faq',
    ])
    await menu.getByRole('button', { name: 'Pages' }).click()
    const contact = page.getByRole('link', { name: 'Contact', exact: true })
    await expect(contact).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
    await expect(contact).toBeHidden()
  })

  await test.step('no menu item moves when its neighbour widens under the pointer', async () => {
    // The menu ends at the toggles, so an item before a wider one would move.
    const places = () =>
      Promise.all(
        ['Services', 'Blog'].map((name) => menu.getByRole('link', { name }).boundingBox()),
      )
    const before = await places()
    const link = menu.getByRole('link', { name: 'Portfolio' })
    const narrow = await link.evaluate((element) => getComputedStyle(element).fontStretch)
    await link.hover()
    await expect(link).not.toHaveCSS('font-stretch', narrow)
    await link.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    )
    expect(await places()).toEqual(before)
  })

  await test.step('the header covers what scrolls under it', async () => {
    await expect(header).not.toHaveAttribute('data-stuck')
    await page.evaluate(() => scrollTo(0, 400))
    await expect(header).toHaveAttribute('data-stuck', '')
    await expect(header).toBeInViewport()
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  await test.step('the footer says what the studio is, and leads to its services, terms and privacy', async () => {
    await expect(footer.getByText(/^Ikosim is a web and mobile studio in Algiers\./)).toBeVisible()
    const services = footer.getByRole('navigation', { name: 'Services' }).getByRole('link')
    expect(await addressesOf(services)).toEqual([
      '/service/ui-ux-design',
      '/service/reactjs-development',
      '/service/digital-marketing',
      '/service/technology',
      '/service/consultancy',
      '/service/creative-design',
    ])
    await expect(footer.getByRole('form', { name: 'News, once a month.' })).toBeVisible()
    await expect(footer.getByText('© 2025 Ikosim Studio')).toBeVisible()
    for (const [name, href] of [
      ['Terms of use', '/terms-of-use'],
      ['Privacy policy', '/privacy-policy'],
    ] as const) {
      // The newsletter links to the privacy policy as well, before this link.
      await expect(footer.getByRole('link', { name }).last()).toHaveAttribute('href', href)
    }
  })

  await test.step('phone, e-mail and address stand on the contact page, in the footer and in the side panel', async () => {
    await expectContactDetails(page.getByRole('main'))
    await expectContactDetails(footer)
    await page.getByRole('button', { name: 'Get in touch' }).click()
    await expectContactDetails(page.getByRole('dialog', { name: 'Get in touch' }))
  })
})

/** Rooms that fill the window, without a footer. Source: spec §2. */
const fullWidth: readonly RoomId[] = ['creativePortfolio', 'showcase', 'caseStudyShowcase', 'films']
const footedRooms = Map.groupBy(
  addresses.filter(({ page }) => !fullWidth.includes(faceOf(page).room)),
  ({ page, language }) => `${faceOf(page).room}, ${language.name}`,
)

for (const [room, pages] of footedRooms) {
  test(`the footer is low, and of a short page at most a quarter: ${room}`, async ({ page }) => {
    // All small pages differ; of a collection, the first page is the list and the last one of its things.
    const measured = room.startsWith('smallPrint')
      ? pages
      : pages.filter((_, at) => at % (pages.length - 1 || 1) === 0)
    for (const { path } of measured) {
      await page.goto(path)
      await laidOut(page)
      for (const { size, highest } of [
        { size: { width: 1440, height: 900 }, highest: 700 },
        { size: { width: 390, height: 844 }, highest: 880 },
      ]) {
        await test.step(`${path} at ${size.width} px`, async () => {
          await resize(page, size)
          const [footer, whole = 0] = await page.evaluate(() =>
            [document.querySelector('footer[data-frame]'), document.documentElement].map(
              (element) => element?.scrollHeight,
            ),
          )
          expect(footer).toBeGreaterThan(0)
          expect(footer).toBeLessThanOrEqual(highest)
          expect(footer).toBeLessThanOrEqual(whole / 4)
        })
      }
    }
  })
}

test('on a phone the links of the footer are as high as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/contact')
  await page.getByText('Services and rooms').click()
  const links = page.getByRole('contentinfo').locator('li > a, dd > a')
  const heights = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().height),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(36)
})

test('a link of the footer keeps its place while it is pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await open(page, '/contact')
  await page.getByText('Services and rooms').click()
  // The last one of its line.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Creative portfolio' })
  await link.scrollIntoViewIfNeeded()
  const before = await link.boundingBox()
  await link.hover()
  expect(await link.boundingBox()).toEqual(before)
})

test('a phone folds away all of the footer but newsletter and contact details', async ({
  page,
}) => {
  await page.goto('/contact')
  await laidOut(page)
  const footer = page.getByRole('contentinfo')
  const services = footer.getByRole('navigation', { name: 'Services' })
  const press = footer.getByText('Services and rooms')
  await expect(services).toBeVisible()
  await expect(press).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(services).toBeHidden()
  await expect(footer.getByRole('link', { name: 'hello@ikosim.studio' })).toBeVisible()
  await press.press('Enter')
  await expect(services).toBeVisible()
})

test('a short page folds the footer’s parts away behind one press', async ({ page }) => {
  await page.goto('/offline')
  await laidOut(page)
  const footer = page.getByRole('contentinfo')
  const services = footer.getByRole('navigation', { name: 'Services' })
  await expect(footer.getByRole('link', { name: 'hello@ikosim.studio' })).toBeVisible()
  await expect(services).toBeHidden()
  await footer.getByText('Services, newsletter, rooms').press('Enter')
  await expect(services).toBeVisible()
  await expect(footer.getByRole('form', { name: 'News, once a month.' })).toBeVisible()
})

test('the line at the foot states what this visit cost, and follows what is fetched later', async ({
  page,
}) => {
  await page.goto('/terms-of-use')
  await laidOut(page)
  const line = page.locator('footer [data-behaviour="receipt"]')
  await line.scrollIntoViewIfNeeded()
  const form =
    /^This page appeared after [\d,]+\sms\. \d+\skB in (\d+) requests, nothing from other companies\.$/
  await expect(line).toHaveText(form)
  const requests = async () => Number(form.exec((await line.textContent()) ?? '')?.[1])

  await test.step('the wait is the first contentful paint', async () => {
    const paintedAt = await page.evaluate(() =>
      Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    )
    await expect(line).toContainText(`appeared after ${paintedAt.toLocaleString('en-GB')} ms.`)
  })

  await test.step('one more request is counted', async () => {
    // What starts near the window has been counted.
    await expect(page.locator('[data-waiting="near"]')).toHaveCount(0)
    const before = await requests()
    await page.evaluate(() => fetch('/contact?once'))
    await expect.poll(requests).toBeGreaterThan(before)
  })
})

for (const scripts of [true, false]) {
  test.describe(`drawers ${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: scripts })

    test('the menu and the side panel open modal, close, and give the focus back', async ({
      page,
    }) => {
      if (scripts) await open(page, '/contact')
      else await page.goto('/contact')
      const toggle = page.getByRole('button', { name: 'Menu' })
      const menu = page.getByRole('dialog', { name: 'Menu' })

      await test.step('the menu closes on Escape and gives the focus back', async () => {
        await toggle.click()
        await expect(menu).toBeVisible()
        // Scripts make thirteen faces of the map links as well.
        await expect(menu.getByRole('link')).toHaveCount(scripts ? 24 : 11)
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
        await expect(toggle).toBeFocused()
      })

      await test.step('the side panel closes by its button and by a click outside', async () => {
        await resize(page, { width: 1000, height: 800 })
        const sideToggle = page.getByRole('button', { name: 'Get in touch' })
        const panel = page.getByRole('dialog', { name: 'Get in touch' })
        await sideToggle.click()
        await expect(panel.getByRole('link', { name: 'Start a project' })).toBeVisible()
        await panel.getByRole('button', { name: 'Close' }).click()
        await expect(panel).toBeHidden()
        await sideToggle.click()
        await expect(panel).toBeVisible()
        await page.mouse.click(40, 400)
        await expect(panel).toBeHidden()
      })
      if (!scripts) return

      await test.step('a press that does not focus the button, as in Safari, gets the focus back too', async () => {
        await resize(page, { width: 390, height: 844 })
        await toggle.evaluate((button: HTMLElement) => {
          button.blur()
          button.click()
        })
        await expect(menu).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
        await expect(toggle).toBeFocused()
      })

      await test.step('the side panel opens with the newsletter’s field in view', async () => {
        for (const size of [
          { width: 1440, height: 900 },
          { width: 390, height: 844 },
        ]) {
          await resize(page, size)
          await page.getByRole('button', { name: 'Get in touch' }).click()
          const panel = page.getByRole('dialog', { name: 'Get in touch' })
          const field = panel.getByRole('textbox', { name: 'Your e-mail address' })
          await expect(field).toBeInViewport({ ratio: 1 })
          await expect(panel.getByRole('button', { name: 'Subscribe' })).toBeInViewport({
            ratio: 1,
          })
          await page.keyboard.press('Escape')
          await expect(panel).toBeHidden()
        }
      })

      await toggle.click()
      await expect(menu).toBeVisible()
      await test.step('the focus stays inside the open menu', async () => {
        const places: (string | undefined)[] = []
        for (let stop = 0; stop < 27; stop++) {
          await page.keyboard.press('Tab')
          const place = await page.evaluate(() => {
            const { activeElement } = document
            // Between the last stop and the first, the browser's own controls have the focus.
            return activeElement === document.body
              ? 'browser'
              : activeElement?.closest('dialog')?.id
          })
          expect(['menu', 'browser']).toContain(place)
          places.push(place)
        }
        // 25 stops in the menu, then around to the first.
        expect(places).toContain('browser')
        expect(places.slice(places.indexOf('browser'))).toContain('menu')
      })

      await test.step('a link of the menu leads to its page, where the menu is closed', async () => {
        await menu.getByRole('link', { name: 'About', exact: true }).click()
        await expect(page).toHaveURL('/about')
        await expect(menu).toBeHidden()
      })
    })
  })
}

test('a page begins at its top, and going back restores the place', async ({ page }) => {
  await resize(page, { width: 1440, height: 700 })
  await open(page, '/')
  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('button', { name: 'Get in touch' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Get in touch' })
  await panel.getByRole('link', { name: 'Start a project' }).press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})

test('going back shows a page at once, without the menu whose link was followed', async ({
  baseURL,
}) => {
  // The headless shell keeps no page for going back, and Playwright switches that off elsewhere.
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' })
  for (const [width, name] of [
    [390, 'Menu'],
    [1440, 'Pages'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/contact')
    await started(page)
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted)
      }),
    )
    await page.getByRole('button', { name }).click()
    const faq = page.getByRole('link', { name: 'FAQ', exact: true }).filter({ visible: true })
    await faq.click()
    await expect(page).toHaveURL('/faq')
    await page.evaluate(() => history.back())
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    await expect(faq).toBeHidden()
  }
  await browser.close()
})

test('a cursor of our own names what is under the pointer, rests when the pointer does, and stays away for reduced motion', async ({
  page,
}) => {
  /** The facet is decorative and has no role; its state says what the pointer is over. */
  const cursor = page.locator('[data-over] > svg')
  let x = 400
  const isShownAfterMove = async () => {
    await page.mouse.move(x++, 300)
    return cursor.isVisible()
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/contact')
  // Its code loads after the page, and the next movement shows it.
  await expect.poll(isShownAfterMove).toBe(true)

  await test.step('it names what it is over, and rests', async () => {
    await page.getByRole('link', { name: 'Ikosim Studio, home' }).hover()
    await expect(page.locator('[data-over="link"]')).toHaveCount(1)
    await expect.poll(() => page.evaluate(countFrames)).toBe(0)
  })

  await test.step('it leaves where less motion is wanted', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await isShownAfterMove()).toBe(false)
    await expect(cursor).toHaveCount(0)
  })
})

/** Runs in the page: counts the frames that its scripts request during three frames. */
async function countFrames() {
  let frames = 0
  const request = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) => {
    frames++
    return request(callback)
  }
  await new Promise((resolve) => request(() => request(() => request(resolve))))
  window.requestAnimationFrame = request
  return frames
}

test('the index of a long page is one strip from edge to edge, directly below its first section', async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 })
  const gutters = new Set<string>()
  for (const path of [
    '/service',
    '/service/ui-ux-design',
    '/service/reactjs-development',
    '/service/digital-marketing',
    '/service/technology',
    '/service/consultancy',
    '/service/creative-design',
    '/contact',
    '/creative-solution',
    '/creative-portfolio',
  ]) {
    await open(page, path)
    const index = page.getByRole('navigation', { name: 'On this page', exact: true })
    const { x, top, width, gutter, follows } = await index.evaluate((strip) => {
      const box = strip.getBoundingClientRect()
      const title = document.querySelector('h1')
      return {
        x: box.x,
        top: box.top + scrollY,
        width: box.width,
        gutter: `${Math.round(Number.parseFloat(getComputedStyle(strip).paddingInlineStart))} px`,
        follows: title !== null && title.getBoundingClientRect().bottom <= box.top,
      }
    })
    expect({ x, width, follows }, path).toEqual({ x: 0, width: 1440, follows: true })
    expect(top, path).toBeLessThan(1.3 * 900)
    gutters.add(gutter)
    const targets = await index
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const target of targets) await expect(page.locator(target), path).toHaveCount(1)
  }
  expect(gutters.size).toBe(1)
})
