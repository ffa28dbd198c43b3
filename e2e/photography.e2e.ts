import type { Locator, Page } from '@playwright/test'
import { photographyAgency } from '#words/photography-agency.ts'
import { marchArticles } from '../app/content/collections/articles.ts'
import { heroFrames, shots } from '../app/content/photography-shots.ts'
import { type Period, withPrices } from '../app/content/plan-prices.ts'
import { expect, open, resize, test } from './fixtures.ts'
import { fill, letter } from './forms.ts'

const path = '/photography-agency'
const wide = { width: 1440, height: 900 }

const prices = (period: Period) =>
  withPrices(period, photographyAgency.pricing[period]).plans.map(({ amount }) => amount)

function sheetOf(page: Page) {
  return page.getByRole('region', { name: 'The contact sheet' })
}

/** The frames of the contact sheet, without the filter buttons. */
function framesOf(page: Page) {
  return sheetOf(page).getByRole('listitem')
}

function heroOf(page: Page) {
  return page.getByRole('region', { name: 'We wait for the light.' })
}

function altOf(frame: number) {
  return shots.find((item) => item.frame === frame)?.picture.alt ?? ''
}

/** The visible hero picture: the only one with alternative text. */
async function expectHero(hero: Locator, frame: number) {
  await expect(hero.getByRole('img', { name: altOf(frame) })).toBeVisible()
  await expect(hero).toContainText(`Frame ${frame}.`)
}

test('the page shows the gallery and the prices, and stores an enquiry', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' })
  })
  await open(page, path)
  const main = page.getByRole('main')
  const sheet = sheetOf(page)

  await test.step('each of the four tabs links to the service page, and hovering it shows its picture', async () => {
    const hero = heroOf(page)
    const tabs = hero.getByRole('list', { name: 'What we photograph' }).getByRole('link')
    await expect(tabs).toHaveText(
      ['Wedding', 'Fashion', 'Commercial', 'Landscape'].map((name) => new RegExp(`${name}$`)),
    )
    await expect(hero.getByRole('link', { name: 'Book a sitting' })).toHaveAttribute(
      'href',
      '#write',
    )
    await expectHero(hero, 8)
    for (const [index, { frame }] of [...heroFrames.entries()].toReversed()) {
      const tab = tabs.nth(index)
      await expect(tab).toHaveAttribute('href', '/service/service-details')
      await tab.hover()
      await expectHero(hero, frame)
    }
  })

  await test.step('the keyboard changes the picture by moving the focus', async () => {
    const hero = heroOf(page)
    await hero.getByRole('link', { name: 'Wedding' }).focus()
    await page.keyboard.press('Tab')
    await expectHero(hero, 2)
    await page.keyboard.press('Tab')
    await expectHero(hero, 10)
  })

  await test.step('the about, services and blog sections link to their pages', async () => {
    for (const [name, href] of [
      ['About Ikosim', '/about'],
      ['Ikosim’s services', '/service'],
      ['Ikosim’s blog', '/blog'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    const posts = page
      .getByRole('region', { name: 'Notes on the backs of prints.' })
      .getByRole('listitem')
    await expect(posts).toHaveCount(3)
    for (const post of await posts.all()) {
      const title = await post.getByRole('heading').textContent()
      const article = marchArticles.find((candidate) => candidate.title === title)
      await expect(post.getByRole('link')).toHaveAttribute('href', `/blog/${article?.slug}`)
      await expect(post).toContainText(`${Number(article?.date.slice(8))} March 2022`)
    }
  })

  await test.step('the figures and the prices are the specified ones', async () => {
    const figures = page.getByRole('region', { name: 'Fun facts' })
    const notes = photographyAgency.facts.items.map(({ note }) => note)
    await expect(figures.getByRole('definition')).toHaveText(
      ['550', '40K', '50k', '250'].flatMap((figure, index) => [figure, notes[index] ?? '']),
    )
    await expect(figures.getByRole('term')).toHaveText([
      'products',
      'happy clients',
      'projects',
      'team members',
    ])
    const packages = page.getByRole('region', { name: 'Three packages, three sizes of paper.' })
    const shown = packages.getByText(/^\$\d+$/).filter({ visible: true })
    await expect(shown).toHaveText(prices('monthly'))
    await packages.getByText('Yearly', { exact: true }).click()
    await expect(shown).toHaveText(prices('yearly'))
    await expect(packages.locator('li li').filter({ visible: true })).toHaveCount(3 * 6)
  })

  await test.step('ten frames, 299 or 622 px high, run in their order along strips from edge to edge of the window', async () => {
    await expect(framesOf(page)).toHaveCount(10)
    for (const width of [820, 1920, 1440]) {
      await resize(page, { width, height: 900 })
      const boxes = await framesOf(page).evaluateAll((frames) =>
        frames.map((frame) => {
          const { top, left, right, height } =
            frame.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
          return { top, left, right, height }
        }),
      )
      expect(
        boxes.map(({ height }) => height),
        `${width} px`,
      ).toEqual(shots.slice(0, 10).map(({ height }) => height))
      const inOrder = boxes.toSorted((a, b) => a.top - b.top || a.left - b.left)
      expect(boxes, `${width} px`).toEqual(inOrder)
      for (const strip of Map.groupBy(boxes, ({ top }) => top).values()) {
        expect(strip[0]?.left, `${width} px`).toBe(0)
        // The browser shares the width of a strip out in 64ths of a pixel, and can leave one over.
        expect([0, 1 / 64], `${width} px`).toContain(width - (strip.at(-1)?.right ?? 0))
      }
    }
  })

  await test.step('the page ends with the next frame, which leads to the consultation', async () => {
    const end = page.getByRole('region', { name: 'Come an hour before dusk.' })
    await expect(end.getByRole('link')).toHaveAttribute('href', '/contact#consultation')
    for (const print of await page.locator('[data-sheet] img').all()) {
      await print.scrollIntoViewIfNeeded()
      await expect
        .poll(() => print.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .not.toBe(0)
    }
  })

  await test.step('the lightbox shows only the filtered frames, and Enter closes it', async () => {
    await sheet.getByRole('button', { name: 'Wedding' }).click()
    await framesOf(page).first().getByRole('link').first().click()
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
    await expect(viewer).toContainText('1 of 2')
    // By key: a clicked button keeps the focus, and Enter would press it.
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('img', { name: altOf(8) })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(viewer).toHaveCount(0)
  })

  await test.step('a category hides the other loaded frames, and every frame keeps its number', async () => {
    const filters = sheet.getByRole('group', { name: 'Filter pictures' }).getByRole('button')
    await expect(filters).toHaveText(
      ['All', 'Wedding', 'Portrait', 'Fashion', 'Commercial', 'Landscape', 'Short film'].map(
        (name) => new RegExp(`^${name}`),
      ),
    )
    await filters.filter({ hasText: 'Portrait' }).click()
    await expect(framesOf(page)).toHaveText([/^4Ribbed glass/, /^9Profile/])
    await sheet.getByRole('button', { name: 'Load More' }).click()
    await expect(framesOf(page)).toHaveText([/^4Ribbed glass/, /^9Profile/, /^11North window/])
    await expect(framesOf(page).nth(2).getByRole('link').first()).toBeFocused()
    await expect(sheet.getByRole('button', { name: 'Load More' })).toHaveCount(0)
    await filters.first().click()
    await expect(framesOf(page)).toHaveCount(14)
  })

  await test.step('a frame opens in the lightbox: medium size, large when zoomed, and closing returns the focus', async () => {
    const silk = framesOf(page).nth(1).getByRole('link').first()
    await silk.click()
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
    const picture = viewer.getByRole('img', { name: altOf(2) })
    await expect(picture).toBeVisible()
    const width = () =>
      picture.evaluate((image: HTMLImageElement) =>
        Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
      )
    await expect.poll(width).toBe(1440)

    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(width).toBe(shots[1]?.picture.width)
    await viewer.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(width).toBe(1440)

    await viewer.getByRole('button', { name: 'Next picture' }).click()
    await expect(viewer.getByRole('img', { name: altOf(3) })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(silk).toBeFocused()
  })

  await test.step('four, three, two or one prints are in view, with dots for two and one, arrows for more', async () => {
    const prints = page.getByRole('region', { name: 'Prints for sale' })
    await prints.scrollIntoViewIfNeeded()
    const next = prints.getByRole('button', { name: 'Next' })
    const dots = prints.getByRole('button', { name: /\d/ })
    for (const [width, inView] of [
      [1200, 4],
      [1199, 3],
      [991, 3],
      [990, 2],
      [500, 2],
      [499, 1],
    ] as const) {
      await resize(page, { width, height: 900 })
      await expect(
        prints.locator('[aria-roledescription="slide"]:not([inert])'),
        `${width} px`,
      ).toHaveCount(inView)
      await expect(inView > 2 ? next : dots.first()).toBeVisible()
      await expect(inView > 2 ? dots.first() : next).toBeHidden()
    }
    await prints.getByRole('group', { name: 'Prints for sale' }).press('ArrowLeft')
    await expect(prints.locator('[data-current]')).toHaveAttribute('aria-label', '8 of 8')
    await resize(page, wide)
  })

  await test.step('the map’s host is contacted only after the visitor has asked for the map', async () => {
    const load = page.getByRole('button', { name: 'Load the live map' })
    await load.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await load.click()
    await expect.poll(() => asked).toHaveLength(1)
    await expect(page.locator('iframe')).toHaveAttribute('src', asked[0] ?? '')
  })

  await test.step('an enquiry is stored with its page', async () => {
    // Stop the clock, so that messages stay.
    await page.clock.install({ time: '2026-03-02T08:00:00Z' })
    await page.clock.pauseAt('2026-03-02T09:00:00Z')
    const form = page.getByRole('form', { name: 'Tell us where and when.' })
    await fill(form, letter)
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form).toContainText('Thank you for contacting us! We will get back to you soon.')
    const stored = await page.evaluate(() => localStorage.getItem('contact_submissions'))
    expect(JSON.parse(stored ?? '[]')).toMatchObject([
      { fullName: letter['Full Name*'], pageSource: 'PhotographyAgencyHome' },
    ])
  })
})

test('on a phone all prices are in view, and one package shows its terms', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path)
  const packages = page.getByRole('region', { name: 'Three packages' }).locator('ul > li:has(h3)')
  const amounts = packages.getByText(/^\$\d+$/).filter({ visible: true })
  await expect(amounts).toHaveText(prices('monthly'))
  const asks = packages.getByRole('link')
  await expect(asks).toHaveAccessibleName(/Professional$/)
  // The whole line of a package that is shut opens it: its label lies over the price.
  await amounts.nth(2).click({ force: true })
  await expect(page.getByRole('radio', { name: 'Ultimate' })).toBeChecked()
  await expect(asks).toHaveAccessibleName(/Ultimate$/)
  await page.keyboard.press('ArrowUp')
  await expect(asks).toHaveAccessibleName(/Professional$/)

  await test.step('elsewhere all terms are, and there is nothing to choose', async () => {
    await resize(page, { width: 820, height: 1180 })
    await expect(asks).toHaveCount(3)
    await expect(packages.getByRole('radio')).toHaveCount(0)
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the first tap shows the picture, the second follows the link', async ({ page }) => {
    await open(page, path)
    const tab = heroOf(page).getByRole('link', { name: 'Landscape' })
    await tab.tap()
    await expectHero(heroOf(page), 12)
    await expect(page).toHaveURL(path)
    await tab.tap()
    await expect(page).toHaveURL('/service/service-details')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the hero shows its first picture, and all fourteen frames link to their pictures', async ({
    page,
  }) => {
    await page.goto(path)
    // The script shows the other three later.
    await expect(heroOf(page).locator('img').filter({ visible: true })).toHaveCount(1)
    await expect(heroOf(page).getByRole('img', { name: altOf(8) })).toBeVisible()
    await expect(page.locator('main img:not([loading="lazy"])')).toHaveCount(1)
    await expect(framesOf(page)).toHaveCount(14)
    for (const [index, { picture }] of shots.entries()) {
      const opener = framesOf(page).nth(index).getByRole('link').first()
      await expect(opener).toHaveAttribute('href', new RegExp(`^${picture.src}-\\d+\\.jpg$`))
    }
    await expect(sheetOf(page).getByRole('button')).toHaveCount(0)
  })
})
