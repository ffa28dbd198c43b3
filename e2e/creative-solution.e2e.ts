import type { Locator, Page } from '@playwright/test'
import { creativeSolution } from '#words/creative-solution.ts'
import { marchArticles } from '../app/content/collections/articles.ts'
import { expectBlogCarousel } from './blog-carousel.ts'
import { expect, open, resize, test } from './fixtures.ts'

const path = '/creative-solution'
const steps = ['Sketching', 'Wireframing', 'Prototyping']
const tablet = { width: 820, height: 1180 }

const process = (page: Page) => page.getByRole('region', { name: 'One week, in three steps.' })

/** The current shape of a piece of paper in the visible picture. */
const cutOf = (picture: Locator) =>
  picture.locator('[data-piece="sail"]').evaluate((element) => getComputedStyle(element).clipPath)

/** Expects each step's picture to be fully visible, and every service to be clickable. */
async function expectWithinReach(page: Page) {
  const pictures = process(page).getByRole('listitem').getByRole('img')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all()) {
    await picture.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    await expect(picture).toBeInViewport({ ratio: 1 })
  }
  const services = page.locator('main a[href^="/service/"]')
  await expect(services).toHaveCount(6)
  for (const service of await services.all()) await service.click({ trial: true })
}

test('the page explains the process in three steps, and links to services, articles and the contact page', async ({
  page,
}) => {
  await open(page, path)

  await test.step('the first screen links to the contact page and to the process', async () => {
    await expect(page).toHaveTitle('Creative solution | Ikosim Studio')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveAccessibleName('Bring the problem. We bring scissors.')
    await expect(page.getByRole('link', { name: 'Get in touch' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await page.getByRole('link', { name: 'See how a week goes' }).click()
    await expect(process(page).getByRole('heading', { level: 2 })).toBeInViewport()
  })

  await test.step('the three steps are in order', async () => {
    await expect(process(page).getByRole('listitem').getByRole('heading')).toHaveText(steps)
  })

  await test.step('there are three reasons', async () => {
    const reasons = page.getByRole('region', { name: 'Why clients work at our table.' })
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveText(
      creativeSolution.reasons.items.map(({ title }) => title),
    )
  })

  await test.step('there are four testimonials with ratings in figures', async () => {
    const clients = page
      .getByRole('region', { name: 'What clients say after their week.' })
      .locator('figure')
    await expect(clients).toHaveCount(4)
    for (const [index, { name, ratings }] of creativeSolution.testimonials.items.entries()) {
      await expect(clients.nth(index)).toContainText(name)
      await expect(clients.nth(index)).toContainText(`${ratings} out of 5`)
    }
  })

  await test.step('the articles of March 2022 link to the blog', async () => {
    const articles = page.getByRole('region', { name: 'Five articles in one piece.' })
    await expect(
      articles.getByRole('link', { name: creativeSolution.articles.action.label }),
    ).toHaveAttribute('href', '/blog')
    const teasers = articles.getByRole('article')
    await expect(teasers).toHaveCount(marchArticles.length)
    for (const [index, { slug, title }] of marchArticles.entries()) {
      await expect(teasers.nth(index)).toContainText('March 2022')
      const link = teasers.nth(index).locator('a')
      await expect(link).toHaveText(title)
      await expect(link).toHaveAttribute('href', `/blog/${slug}`)
    }
  })

  await test.step('the last sheet links to the contact page, and says that the page is a demonstration', async () => {
    const end = page.getByRole('region', { name: 'Fold it, post it before Sunday.' })
    await expect(end.getByRole('link', { name: 'Bring us the problem' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await expect(end.getByText('a demonstration by Ikosim Studio')).toBeVisible()
  })

  await test.step('nothing moves on scroll: three static pictures show three states', async () => {
    const pictures = process(page).getByRole('img')
    await expect(pictures).toHaveCount(3)
    const cuts = () => Promise.all([0, 1, 2].map((index) => cutOf(pictures.nth(index))))
    const before = await cuts()
    expect(new Set(before).size).toBe(3)
    await pictures
      .nth(1)
      .evaluate((picture) => picture.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(pictures.nth(1)).toBeInViewport()
    expect(await cuts()).toEqual(before)
  })

  await test.step('on a tablet every step is fully visible, and every service can be clicked', async () => {
    await resize(page, tablet)
    await expectWithinReach(page)
    await resize(page, { width: 1440, height: 900 })
  })

  await test.step('six strips link to the six services, and the whole strip is clickable', async () => {
    const services = page.getByRole('region', { name: 'Six services from one studio.' })
    const links = services.getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual([
      '/service/ui-ux-design',
      '/service/reactjs-development',
      '/service/digital-marketing',
      '/service/technology',
      '/service/consultancy',
      '/service/creative-design',
    ])
    const text = services.getByText(creativeSolution.services.items[4].text)
    await text.scrollIntoViewIfNeeded()
    const box = await text.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 8)
    await expect(page).toHaveURL('/service/consultancy')
  })
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the pieces of paper move from step to step, and the articles advance automatically', async ({
    page,
  }) => {
    await open(page, path)

    await test.step('each picture comes in as the one before and is its own once it is in the window', async () => {
      const pictures = process(page).getByRole('listitem').getByRole('img')
      await expect(pictures).toHaveCount(3)
      let before: string | undefined
      for (const picture of await pictures.all()) {
        if (before) {
          // Just below the window.
          await picture.evaluate((element) =>
            scrollBy({
              top: element.getBoundingClientRect().top - innerHeight,
              behavior: 'instant',
            }),
          )
          await expect.poll(() => cutOf(picture)).toBe(before)
        }
        await picture.evaluate((element) =>
          element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        )
        await expect(picture).toBeInViewport({ ratio: 1 })
        if (before) await expect.poll(() => cutOf(picture)).not.toBe(before)
        before = await cutOf(picture)
      }
    })

    await test.step('the articles advance automatically: three in view, two below 992 px, one below 640 px', async () => {
      await expectBlogCarousel(page)
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: tablet })

  test('every step is fully visible, and every service can be clicked', async ({ page }) => {
    await page.goto(path)
    await expectWithinReach(page)
  })
})
