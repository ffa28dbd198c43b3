import type { Locator, Page } from '@playwright/test'
import { frame } from '../app/content/en/frame.ts'
import { houseNames } from '../app/content/en/house-names.ts'
import type { MenuLink } from '../app/content/en/site.ts'
import { demoLinks } from '../app/content/en/site-links.ts'
import { expect, laidOut, open, started, test } from './fixtures.ts'

const menuLinks = frame.menu.flatMap<MenuLink>((entry) => ('links' in entry ? entry.links : entry))

const follow = async (page: Page, name: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}

/** How long each part of the roll takes in milliseconds, by the animations themselves. */
const rolls = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName === 'roll')
      .map(({ effect }) => effect?.getComputedTiming().endTime),
  )

/** Opens a page from another one as a link does, so that it hears where it is opened from. */
async function go(page: Page, first: string, second: string) {
  await page.goto(first)
  await page.evaluate((path) => location.assign(path), second)
  await expect(page).toHaveURL(second)
  await started(page)
  expect(await page.evaluate(() => new URL(document.referrer).pathname)).toBe(first)
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the solid rolls between two rooms, and lets presses through', async ({ page }) => {
    // It would be over before the test looks.
    await page.addInitScript(() => {
      addEventListener('animationstart', ({ animationName }) => {
        if (animationName !== 'roll') return
        for (const animation of document.getAnimations()) {
          if ((animation as CSSAnimation).animationName === 'roll') animation.pause()
        }
      })
    })
    const isRolling = page.locator('html[data-arrived]')

    await test.step('not where one comes from nowhere', async () => {
      await page.goto('/contact')
      await started(page)
      await expect(isRolling).toHaveCount(0)
      expect(await rolls(page)).toEqual([])
    })

    await test.step('the mark and the face, in less than 400 ms', async () => {
      await follow(page, 'Services')
      await expect(page).toHaveURL('/service')
      await started(page)
      await expect(isRolling).toHaveCount(1)
      expect(await rolls(page)).toEqual([360, 360])
    })

    await test.step('a link below the face is followed, within a room without a roll', async () => {
      await laidOut(page)
      await page.getByRole('main').locator('a[href^="/service/"]').first().click()
      await expect(page).toHaveURL(/\/service\/[\w-]+$/)
      await started(page)
      await expect(isRolling).toHaveCount(0)
      expect(await rolls(page)).toEqual([])
    })

    await test.step('nor between two pages of a room whose paths share nothing, or when the language is changed', async () => {
      for (const [first, second] of [
        ['/', '/digital-agency'],
        ['/digital-agency', '/'],
        ['/terms-of-use', '/privacy-policy'],
        ['/fr', '/fr/digital-agency'],
        ['/fr/service', '/fr/service/technology'],
        ['/about', '/fr/about'],
        ['/ar/about', '/about'],
        ['/ar', '/'],
      ] as const) {
        await go(page, first, second)
        await expect(isRolling).toHaveCount(0)
        expect(await rolls(page)).toEqual([])
      }
    })

    await test.step('but between two rooms of another language', async () => {
      for (const [first, second] of [
        ['/fr/about', '/fr/service'],
        ['/ar/about', '/ar'],
      ] as const) {
        await go(page, first, second)
        await expect(isRolling).toHaveCount(1)
        expect(await rolls(page)).toEqual([360, 360])
      }
    })
  })
})

test('with reduced motion nothing rolls', async ({ page }) => {
  await page.goto('/contact')
  await started(page)
  await follow(page, 'Services')
  await expect(page).toHaveURL('/service')
  await expect(page.locator('html[data-arrived]')).toHaveCount(1)
  expect(await rolls(page)).toEqual([])
  expect(
    await page.evaluate(() => {
      const main = document.querySelector('main')
      return main && getComputedStyle(main, '::after').content
    }),
  ).toBe('none')
})

test('the menu lights the face of the page, and that of a link beside it', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/photography-agency')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toContainText('You are here: Photography')

  await test.step('the first of the belt', async () => {
    expect(await placeOf(page, 'nav', '::after')).toEqual({ column: '0', row: '1', flip: '1' })
  })

  await test.step('a link’s own, which leads to its page', async () => {
    const services = menu.getByRole('link', { name: 'Services' })
    const opacity = () => services.evaluate((link) => getComputedStyle(link, '::before').opacity)
    expect(await opacity()).toBe('0.5')
    await services.hover()
    await expect.poll(opacity).toBe('1')
    expect(await placeOf(page, 'a[href="/service"]', '::before')).toEqual({
      column: '4',
      row: '0',
      flip: '-1',
    })
  })
})

test('the other faces of the map are links to their pages', async ({ page }) => {
  await page.goto('/portfolio')
  await started(page)
  await page.getByRole('button', { name: 'Pages' }).click()
  const faces = page.getByRole('list', { name: 'Rooms' }).getByRole('link')
  await expect(faces).toHaveText(demoLinks.map(({ label, href }) => `${label} ${houseNames[href]}`))
  await expect(page.getByRole('link', { name: 'Team', exact: true })).toHaveAttribute(
    'href',
    '/team',
  )
  const line = page.locator('[popover] li > p')
  await expect(line).toHaveText('You are here: Portfolio')

  await test.step('the keyboard reaches them, lights their faces, and the line below names them', async () => {
    const marketing = faces.nth(1)
    const colours = () =>
      marketing.evaluate((link) => [
        getComputedStyle(link, '::before').backgroundColor,
        getComputedStyle(link).color,
      ])
    const [room, text] = await colours()
    expect(room).not.toBe(text)
    await marketing.focus()
    await expect.poll(colours).toEqual([text, text])
    await expect(line).toHaveText('Marketing')
  })

  await test.step('the line below names a face that is no room, also where it leads to a page below its own', async () => {
    const [left, top] = await middleOf(
      page.locator('[popover] a[href="/case-study/noria-water-bills"]'),
    )
    await page.mouse.move(left, top)
    await expect(line).toHaveText('Case study')
  })

  await test.step('a face is pressed where it is drawn', async () => {
    const [left, top] = await middleOf(faces.nth(3))
    await page.mouse.click(left, top)
    await expect(page).toHaveURL('/architecture-agency')
  })
})

test('every room says which it is, and leads to its neighbours in a circle, and to all', async ({
  page,
}) => {
  await page.goto(demoLinks[0].href)
  for (const [index, { href }] of demoLinks.entries()) {
    await expect(page).toHaveURL(href)
    const banner = page.getByRole('banner')
    const owner = index < 7 ? 'Ikosim demo' : 'Ikosim’s work'
    await expect(banner.getByRole('link', { name: `${owner} ${index + 1}/10` })).toHaveAttribute(
      'href',
      '/#rooms',
    )
    await expect(banner.getByRole('link', { name: /^Previous: / })).toBeVisible()
    await banner.getByRole('link', { name: /^Next room: / }).click()
  }
  await expect(page).toHaveURL(demoLinks[0].href)

  await test.step('by name at its end', async () => {
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: `Next room: ${houseNames[demoLinks[1].href]}` }).click()
    await expect(page).toHaveURL(demoLinks[1].href)
    await footer.getByRole('link', { name: `Previous: ${houseNames[demoLinks[0].href]}` }).click()
    await expect(page).toHaveURL(demoLinks[0].href)
  })
})

test('in a room, the full menu leads to the pages of the header’s menu', async ({ page }) => {
  await open(page, '/marketing-agency')
  await page.getByRole('button', { name: 'Menu' }).click()
  const links = page.getByRole('dialog', { name: 'Menu' }).getByRole('link')
  for (const { label, href } of menuLinks)
    await expect(links.filter({ hasText: label }).first()).toHaveAttribute('href', href)
  await links.filter({ hasText: 'Services' }).click()
  await expect(page).toHaveURL('/service')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('links that leave a room for the studio carry its solid, and no others do', async ({
  page,
}) => {
  const marked = () =>
    page
      .locator('main a:visible')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links
          .filter((link) => getComputedStyle(link, '::before').backgroundImage.startsWith('conic'))
          .map(({ pathname }) => pathname),
      )
  await open(page, '/photography-agency')
  expect(await marked()).toEqual(['/about', '/service', '/blog', '/contact'])
  await open(page, '/creative-portfolio')
  expect((await marked()).length).toBeGreaterThan(3)
  await open(page, '/about')
  expect(await marked()).toEqual([])
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the names of the other faces are a list in the menu, and in the window with it', async ({
    page,
  }) => {
    await page.goto('/video-showcase')
    await started(page)
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const { label } of demoLinks) {
      await expect(menu.getByRole('link', { name: label })).toBeInViewport({ ratio: 1 })
    }
    await menu.getByRole('link', { name: 'Marketing' }).tap()
    await expect(page).toHaveURL('/marketing-agency')
  })
})

/** The middle of a link's face, in the window, from its positioned map. */
function middleOf(face: Locator) {
  return face.evaluate((link): [number, number] => {
    const { left, top, width, height } = getComputedStyle(link, '::before')
    const map = link.closest('nav[class], [popover]')?.getBoundingClientRect()
    if (!map) throw new Error('The link is on no map.')
    return [
      map.left + Number.parseFloat(left) + Number.parseFloat(width) / 2,
      map.top + Number.parseFloat(top) + Number.parseFloat(height) / 2,
    ]
  })
}

/** Where the menu draws a face: see `faceStyle`. */
function placeOf(page: Page, selector: string, part: string) {
  return page.locator(`#menu ${selector}`).evaluate((element, pseudo) => {
    const style = getComputedStyle(element, pseudo)
    const [column, row, flip] = ['face-x', 'face-y', 'flip'].map((name) =>
      style.getPropertyValue(`--${name}`),
    )
    return { column, row, flip }
  }, part)
}
