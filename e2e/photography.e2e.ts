import type { Locator, Page } from '@playwright/test'
import { shots } from '../app/content/photography-shots.ts'
import { expect, hydrated, test } from './fixtures.ts'

const path = '/photography-agency'
const categories = ['Wedding', 'Portrait', 'Fashion', 'Commercial', 'Landscape', 'Short film']

function sheetOf(page: Page) {
  return page.getByRole('region', { name: 'The contact sheet' })
}

/** The frames in the sheet, not the buttons above them. */
function framesOf(page: Page) {
  return sheetOf(page).getByRole('listitem')
}

function altOf(frame: number) {
  return shots.find((item) => item.frame === frame)?.picture.alt ?? ''
}

/** What the hero shows: the one picture that has a text. */
async function expectHero(hero: Locator, frame: number) {
  await expect(hero.getByRole('img', { name: altOf(frame) })).toBeVisible()
  await expect(hero).toContainText(`Frame ${frame}.`)
}

test.describe('hero', () => {
  const tabs = [
    ['Wedding', 8],
    ['Fashion', 2],
    ['Commercial', 10],
    ['Landscape', 12],
  ] as const

  test('each of the four tabs leads to the service, and brings its picture when it is hovered', async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const hero = page.getByRole('region', { name: 'We wait for the light.' })
    await expectHero(hero, 8)
    for (const [name, frame] of [...tabs].reverse()) {
      const tab = hero.getByRole('link', { name })
      await expect(tab).toHaveAttribute('href', '/service/service-details')
      await tab.hover()
      await expectHero(hero, frame)
    }
  })

  test('the keyboard changes the picture by moving the focus', async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const hero = page.getByRole('region', { name: 'We wait for the light.' })
    await hero.getByRole('link', { name: 'Wedding' }).focus()
    await page.keyboard.press('Tab')
    await expectHero(hero, 2)
    await page.keyboard.press('Tab')
    await expectHero(hero, 10)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/service\/service-details$/)
  })

  test('only the first picture is asked for before the page is there', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto(path, { waitUntil: 'load' }).catch(() => undefined)
    expect(asked.some((url) => url.includes('wedding-table'))).toBe(true)
    expect(
      asked.filter((url) => /fashion-silk|commercial-perfume|landscape-dunes/.test(url)),
    ).toEqual([])
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    test('the first tap shows the picture, the second follows the link', async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      const hero = page.getByRole('region', { name: 'We wait for the light.' })
      const tab = hero.getByRole('link', { name: 'Landscape' })
      await tab.tap()
      await expectHero(hero, 12)
      await expect(page).toHaveURL(new RegExp(`${path}/?$`))
      await tab.tap()
      await expect(page).toHaveURL(/\/service\/service-details$/)
    })
  })
})

test('the blocks lead to the studio, its services and its blog', async ({ page }) => {
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Meet the studio' })).toHaveAttribute(
    'href',
    '/about',
  )
  await expect(main.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/service')
  await expect(main.getByRole('link', { name: 'The whole blog' })).toHaveAttribute('href', '/blog')
  const journal = page.getByRole('region', { name: 'Read while the prints dry.' })
  const posts = journal.getByRole('listitem')
  await expect(posts).toHaveCount(3)
  for (const post of await posts.all()) {
    await expect(post).toContainText(/\d+ March 2022/)
    await expect(post.getByRole('link')).toHaveAttribute('href', /^\/blog\/[a-z-]+$/)
  }
})

test('the figures and the prices are the specified ones', async ({ page }) => {
  await page.goto(path)
  const figures = page.getByRole('region', { name: 'Argentique in figures' })
  await expect(figures.getByRole('definition')).toHaveText(['550', '40K', '50k', '250'])
  await expect(figures.getByRole('term')).toHaveText([
    'products',
    'happy clients',
    'projects',
    'team members',
  ])
  const packages = page.getByRole('region', { name: 'Three packages, three sizes of paper.' })
  const prices = packages.getByText(/^\$\d+$/).filter({ visible: true })
  await expect(prices).toHaveText(['$29', '$199', '$299'])
  await packages.getByText('Yearly', { exact: true }).click()
  await expect(prices).toHaveText(['$59', '$399', '$599'])
  await expect(packages.locator('li li').filter({ visible: true })).toHaveCount(3 * 6)
})

test.describe('contact sheet', () => {
  test('ten frames at first, four more on request, and then no button', async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const more = sheetOf(page).getByRole('button', { name: 'Load More' })
    await expect(framesOf(page)).toHaveCount(10)
    await more.click()
    await expect(framesOf(page)).toHaveCount(14)
    await expect(more).toHaveCount(0)
    await expect(framesOf(page).nth(10).getByRole('link').first()).toBeFocused()
  })

  test('a category hides the others among those loaded, and every frame keeps its number', async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const sheet = sheetOf(page)
    const filters = sheet.getByRole('group', { name: 'Filter pictures' }).getByRole('button')
    await expect(filters).toHaveText(['All', ...categories].map((name) => new RegExp(`^${name}`)))
    await expect(filters.first()).toHaveAttribute('aria-pressed', 'true')

    await filters.filter({ hasText: 'Portrait' }).click()
    await expect(framesOf(page)).toHaveText([/^4Ribbed glass/, /^9Against paper/])
    await sheet.getByRole('button', { name: 'Load More' }).click()
    await expect(framesOf(page)).toHaveText([
      /^4Ribbed glass/,
      /^9Against paper/,
      /^11North window/,
    ])
    await filters.first().click()
    await expect(framesOf(page)).toHaveCount(14)
  })

  for (const width of [820, 1440, 1920]) {
    test(`pictures are 299 or 622 px high at ${width} px, and reach both edges`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await hydrated(page)
      const boxes = await framesOf(page).evaluateAll((frames) =>
        frames.map((frame) => {
          const { left, right, height } =
            frame.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
          return { left, right, height }
        }),
      )
      expect(boxes.map(({ height }) => height)).toEqual(
        shots.slice(0, 10).map(({ height }) => height),
      )
      expect(Math.min(...boxes.map(({ left }) => left))).toBe(0)
      expect(Math.max(...boxes.map(({ right }) => right))).toBe(width)
    })
  }

  test('a frame opens in the lightbox: medium first, large when zoomed, and the focus comes back', async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
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

  test('the lightbox goes through the filtered frames only', async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await sheetOf(page).getByRole('button', { name: 'Wedding' }).click()
    await framesOf(page).first().getByRole('link').first().click()
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
    await expect(viewer).toContainText('1 of 2')
    // By key: a button that was pressed keeps the focus, and Enter is then its own.
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('img', { name: altOf(8) })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(viewer).toHaveCount(0)
  })
})

test('the prints stand four, three, two or one in a row, with dots for two and one, arrows for more', async ({
  page,
}) => {
  await page.goto(path)
  await hydrated(page)
  const prints = page.getByRole('region', { name: 'Prints for sale' })
  await prints.scrollIntoViewIfNeeded()
  for (const [width, inView] of [
    [1200, 4],
    [1199, 3],
    [991, 3],
    [990, 2],
    [500, 2],
    [499, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await prints.scrollIntoViewIfNeeded()
    await expect(prints.locator('[aria-roledescription="slide"]:not([inert])')).toHaveCount(inView)
    const next = prints.getByRole('button', { name: /next/i })
    const dots = prints.getByRole('button', { name: /\d/ })
    if (inView > 2) {
      await expect(next).toBeVisible()
      await expect(dots.first()).toBeHidden()
    } else {
      await expect(next).toBeHidden()
      await expect(dots.first()).toBeVisible()
    }
  }
  await prints.getByRole('group', { name: 'Prints for sale' }).press('ArrowLeft')
  await expect(prints.locator('[data-current]')).toHaveAttribute('aria-label', /^(\d) of \1$/)
})

test('an enquiry says which page it came from', async ({ page }) => {
  await page.goto(path)
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Say where, and at what hour.' })
  await form.scrollIntoViewIfNeeded()
  const send = form.getByRole('button', { name: 'Send message' })
  await expect(send).toBeEnabled()
  await form.getByLabel('Full Name*').fill('Nour Saadi')
  await form.getByLabel('Email*').fill('nour@example.org')
  await form.getByLabel('Project Type*').fill('Wedding')
  await form.getByLabel('Mobile*').fill('+213 550 00 00 00')
  await form.getByLabel('Message*').fill('Ghardaïa, 14 May, at six in the evening.')
  await send.click()
  await expect(form).toContainText('Thank you for contacting us! We will get back to you soon.')
  const stored = await page.evaluate(() => localStorage.getItem('contact_submissions'))
  expect(JSON.parse(stored ?? '[]')).toMatchObject([
    { fullName: 'Nour Saadi', pageSource: 'PhotographyAgencyHome' },
  ])
})

test('nothing is asked of the map’s host before the visitor wants the map', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' })
  })
  await page.goto(path)
  await hydrated(page)
  const load = page.getByRole('button', { name: 'Load the live map' })
  await load.scrollIntoViewIfNeeded()
  await expect(load).toBeEnabled()
  expect(asked).toEqual([])
  await load.click()
  await expect(page.locator('iframe')).toHaveAttribute('src', /openstreetmap/)
  await expect.poll(() => asked.length).toBe(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all fourteen frames are there, and lead to their pictures', async ({ page }) => {
    await page.goto(path)
    await expect(framesOf(page)).toHaveCount(14)
    for (const [index, { picture }] of shots.entries()) {
      const opener = framesOf(page).nth(index).getByRole('link').first()
      await expect(opener).toHaveAttribute('href', new RegExp(`^${picture.src}-\\d+\\.jpg$`))
    }
    await expect(sheetOf(page).getByRole('button')).toHaveCount(0)
  })
})
