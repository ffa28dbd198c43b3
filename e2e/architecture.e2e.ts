import type { Page } from '@playwright/test'
import {
  architectureGallery,
  architecturePage,
  architectureProjects,
} from '../app/content/en/architecture-agency'
import { expect, hydrated, test } from './fixtures'

const address = '/architecture-agency'

const letter = {
  'Full Name*': 'Nadia Ould Ali',
  'Email*': 'nadia@example.dz',
  'Project Type*': 'A house on a slope',
  'Mobile*': '+213 550 00 00 00',
  'Message*': 'Eighteen metres by fifteen.',
}

const player = /^https:\/\/www\.youtube-nocookie\.com\//

/** Everything that is asked of another host, from now on. */
function foreignRequests(page: Page, baseURL: string | undefined) {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
  })
  return foreign
}

async function slidesInView(page: Page, label: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const carousel = page.getByRole('region', { name: label, exact: true })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Next' }).waitFor()
  return carousel.locator('[aria-roledescription="slide"]:not([inert])')
}

test('the film is asked for when it is opened, and blanked when it is closed', async ({
  page,
  baseURL,
}) => {
  await page.route(player, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>Moving</p>' }),
  )
  const foreign = foreignRequests(page, baseURL)
  await page.goto(address)
  await hydrated(page)
  const court = page.getByRole('button', { name: architecturePage.film.label })
  const film = page.getByRole('dialog', { name: architecturePage.film.title })
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  await expect(page.locator('iframe')).toHaveCount(0)

  await court.click()
  await expect(film).toBeVisible()
  const id = new URL(architecturePage.film.address).searchParams.get('v')
  await expect(film.locator('iframe')).toHaveAttribute('src', new RegExp(`/embed/${id}\\?`))
  await expect(page.frameLocator('iframe').getByText('Moving')).toBeVisible()
  expect(foreign).toHaveLength(1)

  await page.keyboard.press('Escape')
  await expect(film).toBeHidden()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(court).toBeFocused()
})

for (const width of [390, 1440]) {
  test(`at ${width} px the photograph of the court stands in the section to the same scale`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await hydrated(page)
    const section = page.getByRole('img', { name: architecturePage.sectionLabel })
    const photograph = page
      .getByRole('button', { name: architecturePage.film.label })
      .locator('img')
    const [sheet, court] = [await section.boundingBox(), await photograph.boundingBox()]
    if (!sheet || !court) throw new Error('The hero is not on the page.')
    const metre = sheet.width / 24.8
    // The sheet begins 3.40 m west of axis A and 8.90 m above the court's floor.
    expect((court.x - sheet.x) / metre - 3.4).toBeCloseTo(4.7, 1)
    expect(court.width / metre).toBeCloseTo(8.6, 1)
    expect(8.9 - (court.y - sheet.y) / metre).toBeCloseTo(8.75, 1)
    expect(court.height / metre).toBeCloseTo(10.75, 1)
  })
}

test('the four figures stand at once, on lines as long as they are against one another', async ({
  page,
}) => {
  await page.goto(address)
  await hydrated(page)
  const figures = page.getByRole('region', { name: 'The practice in figures' })
  await expect(figures.getByRole('definition')).toHaveText(['40K', '50K', '245', '550'])
  await expect(figures.getByRole('term')).toHaveText([
    'happy clients',
    'projects',
    'team members',
    'digital products',
  ])
  const [clients = 0, projects = 0, members = 0, products = 0] = await figures
    .locator('dl > div')
    .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().width))
  expect(projects / clients).toBeCloseTo(50 / 40, 1)
  expect(products / members).toBeCloseTo(550 / 245, 1)
})

test('about, services and the latest projects lead to their pages', async ({ page }) => {
  await page.goto(address)
  const linkIn = (region: string, name: string) =>
    page.getByRole('region', { name: region }).getByRole('link', { name })
  await expect(linkIn('We draw the void first.', 'How the studio')).toHaveAttribute(
    'href',
    '/about',
  )
  await expect(linkIn('From the plot to the hinge.', 'What the studio')).toHaveAttribute(
    'href',
    '/service',
  )
  const latest = page.getByRole('region', { name: architectureProjects.title })
  for (const { name } of architectureProjects.buildings) {
    await expect(latest.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/portfolio/portfolio-details',
    )
  }
})

test('the team stands four, three, two and one, and loops', async ({ page }) => {
  await page.goto(address)
  await hydrated(page)
  for (const [width, count] of [
    [1200, 4],
    [1199, 3],
    [991, 3],
    [990, 2],
    [500, 2],
    [499, 1],
  ] as const) {
    await expect(await slidesInView(page, 'The team', width)).toHaveCount(count)
  }
  const carousel = page.getByRole('region', { name: 'The team', exact: true })
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await expect(carousel.locator('[data-current] h3')).toHaveText('Thiziri Amokrane')
})

test('four owners speak, three in view, then two, then one', async ({ page }) => {
  await page.goto(address)
  await hydrated(page)
  await expect(
    page.getByRole('region', { name: 'What clients say' }).locator('figure'),
  ).toHaveCount(4)
  for (const [width, count] of [
    [1199, 3],
    [1198, 2],
    [575, 2],
    [574, 1],
  ] as const) {
    await expect(await slidesInView(page, 'What clients say', width)).toHaveCount(count)
  }
})

test('a letter is stored with the page that it was written on', async ({ page }) => {
  await page.goto(address)
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Bring the survey' })
  for (const [label, value] of Object.entries(letter)) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('status')).toHaveText(
    'Thank you for contacting us! We will get back to you soon.',
  )
  const stored = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('contact_submissions') ?? '[]'),
  )
  expect(stored).toEqual([
    {
      fullName: 'Nadia Ould Ali',
      email: 'nadia@example.dz',
      projectType: 'A house on a slope',
      mobile: '+213 550 00 00 00',
      message: 'Eighteen metres by fifteen.',
      submittedAt: expect.any(String),
      pageSource: 'ArchitectureAgencyHome',
      id: expect.any(Number),
    },
  ])
})

test('an empty letter is not stored', async ({ page }) => {
  await page.goto(address)
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Bring the survey' })
  // Its code is fetched when the visitor comes near.
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('alert')).toHaveText('Please fill in all required fields')
  expect(await page.evaluate(() => localStorage.getItem('contact_submissions'))).toBeNull()
})

test('every picture of the gallery opens in the lightbox and leads to the next', async ({
  page,
}) => {
  await page.goto(address)
  await hydrated(page)
  const gallery = page.getByRole('region', { name: architectureGallery.title })
  const pictures = gallery.getByRole('link')
  await expect(pictures).toHaveCount(4)
  const [first, second] = architectureGallery.pictures
  await gallery.scrollIntoViewIfNeeded()
  await gallery.getByRole('link', { name: first.title }).click()
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
  await expect(viewer).toContainText(`${first.title} 1 of 4`)
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await expect(viewer).toContainText(`${second.title} 2 of 4`)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(gallery.getByRole('link', { name: first.title })).toBeFocused()
})

test('partners are named, and the sheet says whose work it is', async ({ page }) => {
  await page.goto(address)
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Built with' }).getByRole('listitem')).toHaveCount(
    8,
  )
  await expect(page.getByRole('region', { name: 'Title block' })).toContainText(
    'Atelier Sahn, which is invented',
  )
})

test.describe('as one scrolls', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  /** How much of the longest line of the plan is still to be drawn: 1 is all, 0 nothing. */
  const openPart = (page: Page) =>
    page
      .getByRole('img', { name: /^Plan of the courtyard house/ })
      .locator('path')
      .nth(1)
      .evaluate((lines) => Number.parseFloat(getComputedStyle(lines).strokeDashoffset))

  test('the plan draws itself, and is complete when it stands in the middle', async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    await expect.poll(() => openPart(page)).toBe(1)
    await page
      .getByRole('img', { name: /^Plan of the courtyard house/ })
      .evaluate((plan) => plan.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(() => openPart(page)).toBeLessThan(0.1)
  })

  test('the plan is complete from the start where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await hydrated(page)
    expect(await openPart(page)).toBe(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('drawings, figures, pictures and words are all there', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'A house begins with its court.',
    )
    await expect(page.getByRole('img', { name: /courtyard house/ })).toHaveCount(3)
    await expect(page.locator('main figure')).toHaveCount(4)
    await expect(
      page.getByRole('region', { name: architectureGallery.title }).locator('img'),
    ).toHaveCount(4)
  })
})
