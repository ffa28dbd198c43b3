import type { Locator, Page } from '@playwright/test'
import { personalPortfolio } from '#words/personal-portfolio.ts'
import { sections } from '#words/sections.ts'
import { projects } from '../app/content/collections/projects.ts'
import { fillIn } from '../app/lib/fill-in.ts'
import { expect, open, resize, test } from './fixtures.ts'

const path = '/personal-portfolio'
const { services, work, ledger, clients, awards } = personalPortfolio
const wide = { width: 1440, height: 900 }
const guides = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' })
const evening = (page: Page) => page.locator('main img[src*="dounia-evening"]')

async function expectInView(part: Locator, counts: readonly (readonly number[])[]) {
  await part.scrollIntoViewIfNeeded()
  for (const [width = 0, count = 0] of counts) {
    await resize(part.page(), { width, height: 900 })
    const inView = part.locator('[aria-roledescription="slide"]:not([inert])')
    await expect(inView, `${width} px`).toHaveCount(count)
  }
}

test('the cards show services, skills, work, experience, testimonials and awards on cards', async ({
  page,
}) => {
  await open(page, path)
  const region = (name: string | RegExp) => page.getByRole('region', { name })
  const training = region('Work and training')

  await test.step('the first card shows the name, the years of experience and the number of projects', async () => {
    await expect(page).toHaveTitle('Personal portfolio | Ikosim Studio')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sebti, Dounia')
    const card = region('In short')
    await expect(card.locator('div', { hasText: 'years of experience' }).last()).toContainText('14')
    await expect(card.locator('div', { hasText: 'projects' }).last()).toContainText('250+')
    await expect(card.getByRole('link', { name: 'Write to Dounia' })).toHaveAttribute(
      'href',
      '/contact',
    )
  })

  await test.step('the services are listed', async () => {
    const card = region('Four things I do')
    for (const { title, text } of services.items) {
      await expect(card.locator('div', { hasText: title }).last()).toContainText(text)
    }
  })

  await test.step('six skills share one scale, and each figure is beside its bar', async () => {
    const measured = region(/Marked by five/)
    await expect(measured.getByRole('meter')).toHaveCount(6)
    for (const [name, level] of [
      ['HTML5', 90],
      ['CSS3', 95],
      ['JavaScript', 92],
      ['UI/UX', 85],
      ['React.js', 85],
      ['MySQL', 70],
    ] as const) {
      const bar = measured.getByRole('meter', { name })
      await expect(bar).toHaveJSProperty('value', level)
      const skill = measured
        .getByRole('listitem')
        .filter({ has: page.getByRole('meter', { name }) })
      // Beside the bar, not inside it, where only browsers without `<meter>` would show it.
      const figure = skill.locator('span', { hasText: new RegExp(`^${level}%$`) })
      await expect(figure).toBeVisible()
    }
    const bars = await measured.getByRole('meter').evaluateAll((meters) =>
      meters.map((meter) => {
        const { x, width } = meter.getBoundingClientRect()
        return [x, width].map(Math.round).join()
      }),
    )
    expect(new Set(bars).size).toBe(1)
  })

  await test.step('six pictures name their clients and link to six projects of the studio', async () => {
    const card = region('Six parts of larger products')
    const links = card.getByRole('link')
    await expect(links).toHaveCount(6)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(
      work.items.map(({ title }) => title),
    )
    for (const [index, { project, subtitle }] of work.items.entries()) {
      await expect(card.getByRole('listitem').nth(index)).toContainText(subtitle)
      const name = projects.find(({ slug }) => slug === project)?.title ?? ''
      await expect(links.nth(index)).toHaveText(fillIn(sections.ownProject.link, { project: name }))
      await expect(links.nth(index)).toHaveAttribute('href', `/portfolio/${project}`)
    }
  })

  await test.step('education and experience are two lists with years', async () => {
    for (const [name, entries] of [
      ['Experience', ledger.experience.entries],
      ['Education', ledger.education.entries],
    ] as const) {
      const column = training.locator('div', { has: page.getByRole('heading', { name }) }).last()
      const lines = column.getByRole('listitem')
      await expect(lines).toHaveCount(entries.length)
      for (const [index, { title, subtitle, years }] of entries.entries()) {
        await expect(lines.nth(index).getByRole('heading')).toHaveText(title)
        await expect(lines.nth(index)).toContainText(subtitle)
        await expect(lines.nth(index)).toContainText(years)
      }
    }
  })

  await test.step('the last card links to the contact page, and the page says that it is a demonstration', async () => {
    const end = region('Write to Dounia')
    await expect(end.getByRole('link')).toHaveAttribute('href', '/contact')
    await expect(end).toContainText('a demonstration by Ikosim Studio')
  })

  await test.step('with reduced motion the evening portrait is not shown', async () => {
    await expect(evening(page)).toBeHidden()
  })

  await test.step('the drawers below the portrait lead to the cards', async () => {
    for (const [label, heading] of [
      ['Skills', /Marked by five/],
      ['Experience', 'Work and training'],
      ['Testimonials', /References/],
      ['Awards', /Five certificates/],
      ['Services', 'Four things I do'],
      ['Portfolio', 'Six parts of larger products'],
    ] as const) {
      // The portrait leaves the window with the first card.
      await page.evaluate(() => scrollTo(0, 0))
      await guides(page).getByRole('link', { name: label }).click()
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport()
    }
  })

  await test.step('on a phone the drawers stand below the first card', async () => {
    await resize(page, { width: 390, height: 844 })
    const drawer = guides(page).getByRole('link', { name: 'Experience' })
    const card = await page.getByRole('region', { name: 'In short' }).boundingBox()
    const box = await drawer.boundingBox()
    expect(box?.y).toBeGreaterThan((card?.y ?? 0) + (card?.height ?? 0))
    await drawer.click()
    await expect(page.getByRole('heading', { name: 'Work and training' })).toBeInViewport()
  })

  await test.step('education and experience are side by side in wide windows', async () => {
    const columns = training.getByRole('heading', { level: 3 })
    const tops = () =>
      columns.evaluateAll((all) => all.map((column) => column.getBoundingClientRect().top))
    const [first = 0, second = 0] = await tops()
    expect(second).toBeGreaterThan(first)
    await resize(page, wide)
    const [left = 0, right = 1] = await tops()
    expect(left).toBe(right)
  })

  await test.step('testimonials have portrait and rating, one under another', async () => {
    const quotes = region(/References/).locator('[aria-roledescription="slide"]')
    await expect(quotes.locator('figcaption img')).toHaveCount(clients.quotes.length)
    for (const [index, { name, designation, ratings }] of clients.quotes.entries()) {
      await expect(quotes.nth(index)).toContainText(name)
      await expect(quotes.nth(index)).toContainText(designation)
      await expect(quotes.nth(index)).toContainText(`${ratings} out of 5`)
    }
  })

  await test.step('two awards are in view, one below 470 px, and the carousel stops at its ends', async () => {
    const certificates = region(/Five certificates/)
    const slides = certificates.locator('[aria-roledescription="slide"]')
    await expect(slides).toHaveCount(awards.items.length)
    await expectInView(certificates, [
      [1440, 2],
      [470, 2],
      [469, 1],
    ])
    const [back, on] = [
      certificates.getByRole('button', { name: 'Previous' }),
      certificates.getByRole('button', { name: 'Next' }),
    ]
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    for (let slide = 1; slide < awards.items.length; slide++) await on.click()
    await expect(on).toHaveAttribute('aria-disabled', 'true')
    // Nor does a key go round.
    await on.press('ArrowRight')
    await expect(slides.and(page.locator(':not([inert])'))).toContainText(
      awards.items.at(-1)?.name ?? '',
    )
  })

  await test.step('the whole tile links to the project', async () => {
    await resize(page, wide)
    const tile = region('Six parts of larger products').getByRole('img').nth(1)
    await tile.click({ position: { x: 30, y: 30 }, force: true })
    await expect(page).toHaveURL(`/portfolio/${work.items[1].project}`)
  })
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the evening portrait replaces the morning one during scrolling', async ({ page }) => {
    await open(page, path)
    const edge = () => evening(page).evaluate((image) => getComputedStyle(image).clipPath)
    const before = await edge()
    await page.evaluate(() => scrollTo(0, 2400))
    await expect.poll(edge).not.toBe(before)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every testimonial and every award can be read', async ({ page }) => {
    await page.goto(path)
    // Slides out of view have positions too; what counts is whether they can be scrolled to.
    async function expectWithinReach(part: Locator) {
      await part.scrollIntoViewIfNeeded()
      // Lists scroll by whole pixels, slides are fractions of one.
      await expect(part).toBeInViewport({ ratio: 0.99 })
    }
    for (const { text } of clients.quotes) await expectWithinReach(page.getByText(text))
    for (const { name, type } of awards.items) {
      await expectWithinReach(page.getByRole('heading', { level: 3, name, exact: true }).last())
      await expectWithinReach(page.getByText(type))
    }
  })
})
