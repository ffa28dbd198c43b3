import type { Locator } from '@playwright/test'
import {
  education,
  experience,
  personalAwards,
  personalQuotes,
  personalServices,
  personalWork,
} from '../app/content/en/personal-portfolio.ts'
import { expect, hydrated, test } from './fixtures.ts'

const path = '/personal-portfolio'

test('the first card says who it is, for how many years, and how many projects', async ({
  page,
}) => {
  await page.goto(path)
  await expect(page).toHaveTitle('Personal portfolio | Ikosim Studio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sebti, Dounia')
  const card = page.getByRole('region', { name: 'In short' })
  await expect(card.locator('div', { hasText: 'years of experience' }).last()).toContainText('14')
  await expect(card.locator('div', { hasText: 'projects' }).last()).toContainText('250+')
  await expect(card.getByRole('link', { name: 'Write to Dounia' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('the years and the projects add up', async ({ page }) => {
  await page.goto(path)
  const ledger = page.getByRole('region', { name: 'Received and spent' })
  const text = (await ledger.textContent()) ?? ''
  const counts = [...text.matchAll(/(\d+) (?:projects|small sites)/g)].map(([, n]) => Number(n))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(250)
  expect(text).toContain(String(2025 - 14))
})

test('the services say what can be asked for', async ({ page }) => {
  await page.goto(path)
  const services = page.getByRole('region', { name: 'Four things, done by hand' })
  for (const { title, text } of personalServices) {
    await expect(services.locator('div', { hasText: title }).last()).toContainText(text)
  }
})

test('six skills are measured, and each figure stands beside its bar', async ({ page }) => {
  await page.goto(path)
  const skills = page.getByRole('region', { name: /^Marked by people/ })
  await expect(skills.getByRole('meter')).toHaveCount(6)
  for (const [name, level] of [
    ['HTML5', 90],
    ['CSS3', 95],
    ['JavaScript', 92],
    ['UI/UX', 85],
    ['React.js', 85],
    ['MySQL', 70],
  ] as const) {
    const bar = skills.getByRole('meter', { name })
    await expect(bar).toHaveJSProperty('value', level)
    const skill = skills.getByRole('listitem').filter({ has: page.getByRole('meter', { name }) })
    // Beside the bar, not inside it, where only a browser without bars would show it.
    await expect(skill.locator('span', { hasText: new RegExp(`^${level}%$`) })).toBeVisible()
  }
})

test('the bars stand on one scale, to the pixel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await hydrated(page)
  const bars = await page.getByRole('meter').evaluateAll((meters) =>
    meters.map((meter) => {
      const { x, width } = meter.getBoundingClientRect()
      return [x, width].map(Math.round).join()
    }),
  )
  expect(new Set(bars).size).toBe(1)
})

test('six pictures lead to six projects, from anywhere on the tile', async ({ page }) => {
  await page.goto(path)
  await hydrated(page)
  const work = page.getByRole('region', { name: 'Six parts of larger wholes' })
  const links = work.getByRole('link')
  await expect(links).toHaveCount(6)
  for (const [index, { slug, title }] of personalWork.entries()) {
    await expect(links.nth(index)).toHaveText(title)
    await expect(links.nth(index)).toHaveAttribute('href', `/portfolio/${slug}`)
  }
  await work
    .getByRole('img')
    .nth(1)
    .click({ position: { x: 30, y: 30 }, force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yasmine Clinics')
})

test('education and experience are two lists, each entry with its years', async ({ page }) => {
  await page.goto(path)
  const ledger = page.getByRole('region', { name: 'Received and spent' })
  for (const [name, entries] of [
    ['Experience', experience],
    ['Education', education],
  ] as const) {
    const column = ledger.locator('div', { has: page.getByRole('heading', { name }) }).last()
    const lines = column.getByRole('listitem')
    await expect(lines).toHaveCount(entries.length)
    for (const [index, { title, subtitle, years }] of entries.entries()) {
      await expect(lines.nth(index).getByRole('heading')).toHaveText(title)
      await expect(lines.nth(index)).toContainText(subtitle)
      await expect(lines.nth(index)).toContainText(years)
    }
  }
})

test('the two columns of the ledger stand side by side where there is room', async ({ page }) => {
  await page.goto(path)
  await hydrated(page)
  const columns = page
    .getByRole('region', { name: 'Received and spent' })
    .getByRole('heading', { level: 3 })
  for (const [width, isBeside] of [
    [1440, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const [first, second] = await Promise.all([
      columns.first().boundingBox(),
      columns.last().boundingBox(),
    ])
    expect(first?.y === second?.y, `${width} px`).toBe(isBeside)
  }
})

test('the portrait stays while the cards pass, and scrolls away on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await hydrated(page)
  const portrait = page.getByRole('img', { name: /^Dounia Sebti/ })
  const skills = page.getByRole('heading', { name: /^Marked by people/ })
  await skills.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(portrait).toBeInViewport({ ratio: 0.9 })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('heading', { name: 'Received and spent' }).scrollIntoViewIfNeeded()
  await expect(portrait).not.toBeInViewport()
})

test('the guides on the portrait lead to the cards', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await hydrated(page)
  const guides = page.getByRole('navigation', { name: 'The cards' })
  for (const [label, heading] of [
    ['Skills', /^Marked by people/],
    ['Experience', 'Received and spent'],
    ['Clients', /^References/],
    ['Awards', /^Five certificates/],
    ['Services', 'Four things, done by hand'],
    ['Work', 'Six parts of larger wholes'],
  ] as const) {
    // The portrait has left the window by the time the last two are read.
    await page.evaluate(() => scrollTo(0, 0))
    await guides.getByRole('link', { name: label }).click()
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport()
  }
})

test('clients are quoted with portrait and rating: three, two below 1199 px, one below 575 px', async ({
  page,
}) => {
  await page.goto(path)
  await hydrated(page)
  const clients = page.getByRole('region', { name: /^References/ })
  await clients.scrollIntoViewIfNeeded()
  await expect(clients.locator('figcaption img')).toHaveCount(personalQuotes.length)
  const slides = clients.locator('[aria-roledescription="slide"]')
  for (const [width, count] of [
    [1199, 3],
    [1198, 2],
    [575, 2],
    [574, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await clients.scrollIntoViewIfNeeded()
    await expect(slides.and(page.locator(':not([inert])'))).toHaveCount(count)
  }
})

test('awards slide two at a time, one below 470 px, and go round', async ({ page }) => {
  await page.goto(path)
  await hydrated(page)
  const awards = page.getByRole('region', { name: /^Five certificates/ })
  const slides = awards.locator('[aria-roledescription="slide"]')
  const inView = slides.and(page.locator(':not([inert])'))
  await expect(slides).toHaveCount(personalAwards.length)
  for (const [width, count] of [
    [1440, 2],
    [470, 2],
    [469, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await awards.scrollIntoViewIfNeeded()
    await expect(inView).toHaveCount(count)
  }
  await awards.getByRole('button', { name: /previous/i }).click()
  await expect(inView).toContainText(personalAwards.at(-1)?.name ?? '')
})

test('the last card leads to the contact page, and the page says that it is a demonstration', async ({
  page,
}) => {
  await page.goto(path)
  const end = page.getByRole('region', { name: 'See also: you' })
  await expect(end.getByRole('link')).toHaveAttribute('href', '/contact')
  await expect(end).toContainText('a demonstration by Ikosim Studio')
})

test.describe('the evening light', () => {
  const evening = 'main img[src*="dounia-evening"]'

  test('crosses the face while the page is read', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await hydrated(page)
    const edge = () => page.locator(evening).evaluate((image) => getComputedStyle(image).clipPath)
    const before = await edge()
    await page.evaluate(() => scrollTo(0, 2400))
    await expect.poll(edge).not.toBe(before)
  })

  test.describe('for a visitor who asked for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('stays away', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expect(page.locator(evening)).toBeHidden()
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every quote and every award can be read', async ({ page }) => {
    await page.goto(path)
    // The slides out of view have a place as well: what counts is whether one can scroll there.
    async function expectWithinReach(part: Locator) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    for (const { text } of personalQuotes) await expectWithinReach(page.getByText(text))
    for (const { name, type } of personalAwards) {
      await expectWithinReach(page.getByRole('heading', { level: 3, name, exact: true }).last())
      await expectWithinReach(page.getByText(type))
    }
  })
})
