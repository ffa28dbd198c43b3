import type { Locator } from '@playwright/test'
import { prefetched } from '../scripts/bench/prefetched.ts'
import { expect, open, test } from './fixtures'

test.describe('header on a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('shows the menu in the specified order and marks the current page', async ({ page }) => {
    await page.goto('/contact')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.locator('ul').first().locator(':scope > li')).toHaveText([
      'Home',
      'About',
      'Services',
      'Portfolio',
      'Blog',
      /^Pages/,
    ])
    const addresses = await menu
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual([
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

  test('sticks with a covering ground once the page has scrolled', async ({ page }) => {
    await open(page, '/contact')
    const header = page.getByRole('banner')
    await expect(header).not.toHaveAttribute('data-stuck')
    await page.evaluate(() => scrollTo(0, 400))
    await expect(header).toHaveAttribute('data-stuck', '')
    await expect(header).toBeInViewport()
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('no menu item moves when its neighbour widens under the pointer', async ({ page }) => {
    await open(page, '/contact')
    const menu = page.getByRole('navigation', { name: 'Main' })
    // The menu ends at the toggles: what stands before a wider item would move.
    const places = () =>
      Promise.all(
        ['Services', 'Blog'].map((name) => menu.getByRole('link', { name }).boundingBox()),
      )
    const before = await places()
    await menu.getByRole('link', { name: 'Portfolio' }).hover()
    await menu
      .getByRole('link', { name: 'Portfolio' })
      .evaluate((link) => Promise.all(link.getAnimations().map((animation) => animation.finished)))
    expect(await places()).toEqual(before)
  })

  test('the skip link is the first stop and leads past the header', async ({ page }) => {
    await page.goto('/contact')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

/** Phone, e-mail and address, wherever they stand. */
async function expectContactDetails(place: Locator) {
  await expect(place.getByRole('link', { name: '+213 21 00 20 20' })).toHaveAttribute(
    'href',
    'tel:+21321002020',
  )
  await expect(place.getByRole('link', { name: 'hello@ikosim.studio' })).toHaveAttribute(
    'href',
    'mailto:hello@ikosim.studio',
  )
  await expect(place.locator('address')).toHaveText(
    /20 rue Didouche Mourad.*16000 Algiers, Algeria/,
  )
}

test('phone, e-mail and address stand on the contact page, in the footer and in the side panel', async ({
  page,
}) => {
  await page.goto('/contact')
  await expectContactDetails(page.getByRole('main'))
  await expectContactDetails(page.getByRole('contentinfo'))
  await page.getByRole('button', { name: 'Get in touch' }).click()
  await expectContactDetails(page.getByRole('dialog', { name: 'Get in touch' }))
})

test('the footer says what the studio is, and leads to its services, terms and privacy', async ({
  page,
}) => {
  await page.goto('/contact')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(/^Ikosim is a web and mobile studio in Algiers\./)).toBeVisible()
  const services = footer.getByRole('navigation', { name: 'Services' }).getByRole('link')
  expect(
    await services.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([
    '/service/ui-ux-design',
    '/service/reactjs-development',
    '/service/digital-marketing',
    '/service/technology',
    '/service/consultancy',
    '/service/creative-design',
  ])
  await expect(footer.getByRole('form', { name: 'One letter a month.' })).toBeVisible()
  await expect(footer.getByText('© 2025 Ikosim Studio', { exact: true })).toBeVisible()
  for (const [name, href] of [
    ['Terms of use', '/terms-of-use'],
    ['Privacy policy', '/privacy-policy'],
  ] as const) {
    // The newsletter names the privacy policy as well, before it.
    await expect(footer.getByRole('link', { name }).last()).toHaveAttribute('href', href)
  }
})

for (const scripts of [true, false]) {
  test.describe(`drawers ${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: scripts })

    test('the menu opens modal, closes on Escape and gives the focus back', async ({ page }) => {
      await page.goto('/contact')
      const toggle = page.getByRole('button', { name: 'Menu' })
      await toggle.click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeVisible()
      await expect(menu.getByRole('link')).toHaveCount(9)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(toggle).toBeFocused()
    })

    test('the side panel closes by its button and by a click outside', async ({ page }) => {
      await page.setViewportSize({ width: 1000, height: 800 })
      await page.goto('/contact')
      const toggle = page.getByRole('button', { name: 'Get in touch' })
      const panel = page.getByRole('dialog', { name: 'Get in touch' })
      await toggle.click()
      await expect(panel.getByRole('link', { name: 'Start a project' })).toBeVisible()
      await panel.getByRole('button', { name: 'Close' }).click()
      await expect(panel).toBeHidden()
      await toggle.click()
      await expect(panel).toBeVisible()
      await page.mouse.click(40, 400)
      await expect(panel).toBeHidden()
    })
  })
}

test('focus stays inside the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  const places: (string | undefined)[] = []
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const { activeElement } = document
      // Between the last stop and the first the browser's own controls have the focus.
      return activeElement === document.body ? 'browser' : activeElement?.closest('dialog')?.id
    })
    expect(['menu', 'browser']).toContain(place)
    places.push(place)
  }
  // Twelve stops in the menu, and from the last one round to the first.
  expect(places).toContain('browser')
  expect(places.slice(places.indexOf('browser'))).toContain('menu')
})

test('a navigation closes the menu, says the new title and moves focus to the new heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: 'Contact Us | Ikosim Studio' }),
  ).toHaveCount(1)
})

test('so does one that leads into another frame', async ({ page }) => {
  await open(page, '/case-study-showcase')
  await page.getByRole('link', { name: 'View case study' }).first().press('Enter')
  await expect(page).toHaveURL(/\/case-study\//)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)
})

test('all that the next page needs is there once its link has been pointed at', async ({
  page,
}) => {
  await open(page, '/contact')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
  await link.hover()
  await prefetched(page, '/about')

  const late: string[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) late.push(request.url())
  })
  await link.click()
  await expect(page).toHaveTitle(/^About the studio/)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  // The copy for when there is no connection is not what the page needs.
  expect(late.filter((url) => !url.includes('/offline-copies-'))).toEqual([])
})

test('a page begins at its top, and going back restores the place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await open(page, '/')
  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('button', { name: 'Get in touch' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Get in touch' })
  await panel.getByRole('link', { name: 'Start a project' }).press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})

test.describe('custom cursor', () => {
  /** The facet is an ornament without a name; its state is what the pointer is over. */
  const cursor = '[data-over] > svg'

  test('names what is under the pointer and rests when the pointer does', async ({ page }) => {
    await open(page, '/contact')
    // Its code is fetched after React has started; the movement after that shows it.
    let x = 400
    await expect
      .poll(async () => {
        await page.mouse.move(x++, 300)
        return page.locator(cursor).isVisible()
      })
      .toBe(true)
    await page.getByRole('link', { name: 'Ikosim Studio, home' }).hover()
    await expect(page.locator('[data-over="link"]')).toHaveCount(1)
    await expect
      .poll(() =>
        page.evaluate(async () => {
          let frames = 0
          const request = window.requestAnimationFrame
          window.requestAnimationFrame = (callback) => {
            frames++
            return request(callback)
          }
          await new Promise((resolve) => request(() => request(() => request(resolve))))
          window.requestAnimationFrame = request
          return frames
        }),
      )
      .toBe(0)
  })

  test('stays away for reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/contact')
    let x = 400
    const isShownAfterMove = async () => {
      await page.mouse.move(x++, 300)
      return page.locator(cursor).isVisible()
    }
    expect(await isShownAfterMove()).toBe(false)
    // Its code may be on its way; once the facet has been there, it is not for want of code that it leaves.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(isShownAfterMove).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await isShownAfterMove()).toBe(false)
    await expect(page.locator(cursor)).toHaveCount(0)
  })
})
