import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './checks.ts'
import { expect, hydrated, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const narrow = { width: 390, height: 844 }
const zoomed = { width: 720, height: 450 }
const wide = { width: 1440, height: 900 }

type State = {
  name: string
  path: string
  /** Brings the page into the state, in a window of the first size. */
  reach: (page: Page) => Promise<unknown>
  /** @default a phone, a laptop, and a laptop at 200 % */
  sizes?: (typeof wide)[]
  /** The part that the state changes. @default the whole page */
  within?: string
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

/** Its code comes when it is near the window. */
async function moveCarousel(page: Page) {
  const carousel = page.locator('[aria-roledescription="carousel"]').first()
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Next slide' }).click()
  await expect(carousel.getByRole('status')).toHaveText(/^2 of/)
}

/** Waits until a form takes letters, and stops the clock, so that what it says afterwards stays. */
async function ready(form: Locator) {
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByRole('button')).toBeEnabled()
  await form.page().clock.install()
}

/** Admin has its own: they need the password. The pages as they arrive are in the sweep. */
const states: State[] = [
  {
    name: 'the menu of a phone',
    path: '/contact',
    reach: press('Menu'),
    sizes: [narrow, zoomed],
    within: '#menu',
  },
  {
    name: 'the menu of a wide window',
    path: '/contact',
    reach: press('Pages'),
    sizes: [wide],
    within: 'header',
  },
  {
    name: 'the side panel, with an address of the wrong form',
    path: '/about',
    async reach(page) {
      await press('Get in touch')(page)
      const panel = page.getByRole('dialog')
      await expect(panel.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
      await panel.getByLabel('Your e-mail address').fill('lina')
      await panel.getByLabel('Your e-mail address').press('Enter')
      await expect(panel.locator('[aria-invalid="true"]')).toBeVisible()
    },
    within: '#side-panel',
  },
  {
    name: 'the newsletter, thanking',
    path: '/about',
    async reach(page) {
      const form = page.getByRole('contentinfo').getByRole('form')
      await ready(form)
      await form.getByLabel('Your e-mail address').fill('lina@example.dz')
      await form.getByLabel('Your e-mail address').press('Enter')
      await expect(form.getByRole('status')).toContainText('Thank you')
    },
    within: 'footer',
  },
  {
    name: 'an enquiry with empty fields',
    path: '/contact',
    async reach(page) {
      const form = page.getByRole('main').getByRole('form').first()
      await ready(form)
      await form.getByLabel('Full Name*').fill('Lina')
      await form.getByRole('button', { name: 'Send message' }).click()
      await expect(form.getByRole('alert')).toBeVisible()
    },
    within: 'main',
  },
  {
    name: 'an enquiry that was sent',
    path: '/contact',
    async reach(page) {
      const form = page.getByRole('main').getByRole('form').first()
      await ready(form)
      for (const label of ['Full Name*', 'Project Type*', 'Mobile*', 'Message*']) {
        await form.getByLabel(label, { exact: true }).fill('0550')
      }
      await form.getByLabel('Email*').fill('lina@example.dz')
      await form.getByRole('button', { name: 'Send message' }).click()
      await expect(form.getByRole('status')).toContainText('Thank you')
    },
    within: 'main',
  },
  {
    name: 'a comment with an empty field',
    path: '/blog/blog-details',
    async reach(page) {
      const form = page.getByRole('form', { name: 'Leave A Reply' })
      await ready(form)
      await form.getByLabel('Full Name*').fill('Lina')
      await form.getByRole('button').click()
      await expect(form.getByRole('alert')).toBeVisible()
    },
    within: 'main',
  },
  {
    name: 'a comment that was sent',
    path: '/blog/blog-details',
    async reach(page) {
      const form = page.getByRole('form', { name: 'Leave A Reply' })
      await ready(form)
      await form.getByLabel('Full Name*').fill('Lina')
      await form.getByLabel('Email*').fill('lina@example.dz')
      await form.getByLabel('Comment*').fill('Clear.')
      await form.getByRole('button').click()
      await expect(form.getByRole('status')).toContainText('Thank you')
    },
    within: 'main',
  },
  {
    name: 'projects of one category, all loaded',
    path: '/portfolio',
    async reach(page) {
      await press('Load More')(page)
      await press('Web Design')(page)
      await expect(page.locator('[aria-pressed="true"]')).toHaveText(/Web Design/)
    },
    within: 'main',
  },
  {
    name: 'a picture in the viewer, zoomed',
    path: '/portfolio/riwaq-books',
    async reach(page) {
      await page.locator('a[aria-haspopup="dialog"]').first().click()
      await expectAccessible(page, 'dialog[open]')
      await press('Zoom in')(page)
      await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible()
    },
    within: 'dialog[open]',
  },
  {
    name: 'a frame of the contact sheet in the viewer',
    path: '/photography-agency',
    async reach(page) {
      await page.locator('main a[aria-haspopup="dialog"]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    within: 'dialog[open]',
  },
  {
    name: 'a film',
    path: '/architecture-agency',
    async reach(page) {
      await page.route(/youtube/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
      )
      await page.locator('main button[aria-haspopup="dialog"]').first().click()
      await expect(page.locator('iframe')).toBeVisible()
    },
    within: 'dialog[open]',
  },
  {
    name: 'another question',
    path: '/faq',
    async reach(page) {
      await page.locator('main summary').filter({ visible: true }).nth(2).click()
      await expect(page.locator('main details[open]').filter({ visible: true })).toHaveCount(1)
    },
    within: 'main',
  },
  {
    name: 'prices by the year and moved testimonials',
    path: '/service',
    async reach(page) {
      await page.getByRole('radio', { name: 'Yearly' }).check({ force: true })
      await moveCarousel(page)
    },
    within: 'main',
  },
  {
    name: 'a moved carousel of portraits',
    path: '/team/lina-haddad',
    reach: moveCarousel,
    within: 'main',
  },
  {
    name: 'a search without a result',
    path: '/blog?q=blockchain',
    reach: (page) => page.getByText('Nothing here by that name.').waitFor(),
  },
  {
    name: 'the second slide of the strip',
    path: '/showcase-portfolio',
    async reach(page) {
      await page.setViewportSize(wide)
      await page.locator('[data-deck]').waitFor()
      await press('Next slide')(page)
      await expect(page.locator('[data-slide="current"]')).toHaveAttribute('aria-label', /^2 of/)
    },
    sizes: [wide, narrow],
  },
  {
    name: 'a service under the focus',
    path: '/freelancer-agency',
    reach: (page) => page.locator('main li h3 a').nth(1).focus(),
    within: 'main',
  },
  {
    name: 'the second tab of the darkroom',
    path: '/photography-agency',
    reach: (page) => page.locator('main a[href="/service/service-details"]').nth(1).focus(),
    within: 'main',
  },
  {
    name: 'an id that nobody knows',
    path: '/blog/an-id-of-tomorrow',
    reach: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
]

for (const { name, path, reach, sizes = [narrow, wide, zoomed], within } of states) {
  test(`axe accepts ${name}`, async ({ page }) => {
    if (sizes[0]) await page.setViewportSize(sizes[0])
    await page.goto(path)
    await hydrated(page)
    await reach(page)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expectAccessible(page, within)
    }
  })
}

test.describe('the page for an address that is not there', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('is accepted by axe', async ({ page }) => {
    await page.goto('/there/is/nothing/here')
    await hydrated(page)
    for (const size of [wide, narrow, zoomed]) {
      await page.setViewportSize(size)
      await expectAccessible(page)
    }
  })
})
