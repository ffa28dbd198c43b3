import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'
import { fill } from './forms.ts'

const address = '/blog/offline-first-apps'
const thanks = 'Thank you for your comment! It has been submitted for review.'

/** Midday in Algiers: the clock of every reply in these tests. */
const now = new Date('2026-03-02T11:00:00Z')

const reply = (page: Page) => page.getByRole('form', { name: 'Leave A Reply' })
const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('blog_comments') ?? 'null'))

/** The stored reply of `writeReply`. Two in one millisecond get different ids. */
const record = (blogPostId: string, place = 0) => ({
  fullName: 'Nadia Khelif',
  email: 'nadia@example.dz',
  comment: 'The lift in *our* building too. <b>Every</b> day.',
  blogPostId,
  submittedAt: now.toISOString(),
  id: now.getTime() + place,
})

async function writeReply(page: Page) {
  const form = reply(page)
  await fill(form, {
    'Full Name*': '  Nadia Khelif ',
    'Email*': 'nadia@example.dz',
    'Comment*': 'The lift in *our* building too. <b>Every</b> day.',
  })
  await form.getByRole('button', { name: 'Leave comment' }).click()
  await expect(form.getByRole('status')).toHaveText(thanks)
  await expect(form.getByLabel('Comment*')).toHaveValue('')
}

test('an article shows its facts, links to its sections and related articles, and accepts a reply', async ({
  page,
}) => {
  await page.clock.setFixedTime(now)
  await open(page, address)
  const article = page.getByRole('article')
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('it shows author, date, category and reading time', async () => {
    await expect(page).toHaveTitle(
      'Offline first: apps for the lift, the metro and the desert | Ikosim Studio',
    )
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText('offline-first-apps')
    await expect(crumbs.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
    await expect(article.getByText('6 March 2022')).toBeVisible()
    await expect(article.getByText('3 minutes to read')).toBeVisible()
    await expect(article.getByRole('link', { name: 'Yacine Belkacem' })).toHaveAttribute(
      'href',
      '/team/yacine-belkacem',
    )
  })

  await test.step('the table of contents links to each heading', async () => {
    const contents = page.getByRole('navigation', { name: 'In this article' })
    await contents.getByRole('link', { name: 'What it costs' }).click()
    await expect(page).toHaveURL(`${address}#cost`)
    await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport()
  })

  await test.step('a draft reply does not carry over to another article', async () => {
    await reply(page).getByLabel('Comment*').fill('About the outbox:')
    await page.getByRole('link', { name: /^Next article/ }).click()
    await expect(heading).toHaveText('Arabic and French on one screen')
    await expect(reply(page).getByLabel('Comment*')).toHaveValue('')
  })

  await test.step('two related articles are offered, each with all its links', async () => {
    await page.getByRole('link', { name: /^Previous article/ }).click()
    await expect(page).toHaveURL(address)
    const related = page.getByRole('region', { name: 'More on this subject.' })
    await expect(related.getByRole('heading', { level: 3 })).toHaveText([
      'Launching an app in Algeria',
      'Flutter or native',
    ])
  })

  await test.step('a reply is stored with the article’s id', async () => {
    await writeReply(page)
    expect(await stored(page)).toEqual([record('offline-first-apps')])
  })

  await test.step('its category links to the other articles of that category', async () => {
    await article.getByRole('link', { name: 'Mobile apps' }).click()
    await expect(page).toHaveURL('/blog?category=mobile')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('3 articles')
  })
})

test('an unknown id shows the digest with the id in the breadcrumb, is not indexed, and accepts replies', async ({
  page,
}) => {
  await page.clock.setFixedTime(now)
  const response = await page.goto('/blog/an-id-of-tomorrow')
  expect(response?.status()).toBe(200)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Three notes from March'])
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current="page"]'),
  ).toHaveText('an-id-of-tomorrow')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await writeReply(page)
  expect(await stored(page)).toEqual([record('an-id-of-tomorrow')])

  await open(page, '/blog/blog-details')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Three notes from March'])
  await writeReply(page)
  expect(await stored(page)).toEqual([record('an-id-of-tomorrow'), record('blog-details', 1)])
})

test.describe('the outbox of the article on apps without a network', () => {
  const figure = (page: Page) =>
    page.getByRole('figure').filter({ hasText: 'Nothing leaves this page.' })
  const phone = (page: Page) => figure(page).getByRole('list', { name: 'Outbox' })
  const office = (page: Page) => figure(page).getByRole('list', { name: 'The office' })
  const network = (page: Page) => figure(page).getByRole('button', { name: 'Network' })
  const deliver = (page: Page) =>
    figure(page).getByRole('button', { name: 'Deliver at the next stop' })

  test('keeps deliveries on the phone, in order, and hands them over in that order', async ({
    page,
  }) => {
    await page.clock.install({ time: now })
    await open(page, address)
    await page.clock.pauseAt(now.getTime() + 60_000)
    await expect(network(page)).toHaveAttribute('aria-pressed', 'false')

    await test.step('offline, two more wait, and nothing arrives', async () => {
      await deliver(page).click()
      await deliver(page).click()
      await page.clock.runFor(5000)
      await expect(phone(page).getByRole('listitem')).toHaveText([
        /^Sebseb .*Saved$/,
        /^Mansoura .*Saved$/,
        /^Hassi Fehal .*Saved$/,
        /^Hassi Gara .*Saved$/,
      ])
      await expect(figure(page).getByRole('status')).toHaveText(
        'Saved on this phone: 4. At the office: 1.',
      )
      await expect(office(page).getByRole('listitem')).toHaveText(/^Metlili .*Sent$/)
    })

    await test.step('a network that goes again leaves the one on its way on the phone', async () => {
      await network(page).click()
      await page.clock.runFor(600)
      await expect(phone(page).getByRole('listitem').first()).toHaveText(/^Sebseb .*Sending$/)
      await network(page).click()
      await page.clock.runFor(5000)
      await expect(phone(page).getByText('Sending')).toBeHidden()
      await expect(phone(page).getByText('Saved')).toHaveCount(4)
    })

    await test.step('at the end of the road there is nothing to deliver', async () => {
      await deliver(page).click()
      const end = figure(page).getByRole('button', { name: 'The road ends here' })
      await expect(end).toHaveAttribute('aria-disabled', 'true')
      await end.click({ force: true })
      await expect(phone(page).getByRole('listitem')).toHaveCount(5)
    })

    await test.step('online, all arrive in order', async () => {
      await network(page).click()
      await page.clock.runFor(10_000)
      await expect(figure(page).getByRole('status')).toHaveText(
        'Saved on this phone: 0. At the office: 6.',
      )
      await expect(office(page).getByRole('listitem')).toHaveText(
        ['Metlili', 'Sebseb', 'Mansoura', 'Hassi Fehal', 'Hassi Gara', 'El Goléa'].map(
          (place) => new RegExp(`^${place} .*Sent$`),
        ),
      )
      await expect(phone(page).getByRole('listitem')).toHaveCount(0)
    })

    await test.step('the road can be driven again', async () => {
      await figure(page).getByRole('button', { name: 'Drive the road again' }).click()
      await expect(figure(page).getByRole('status')).toHaveText(
        'Saved on this phone: 2. At the office: 1.',
      )
      await expect(network(page)).toHaveAttribute('aria-pressed', 'false')
    })
  })

  test('works by keyboard', async ({ page }) => {
    await open(page, address)
    await deliver(page).focus()
    await page.keyboard.press('Enter')
    await expect(phone(page).getByRole('listitem')).toHaveCount(3)
    await page.keyboard.press('Tab')
    await expect(network(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(network(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(office(page).getByRole('listitem')).toHaveText([/^Metlili/, /^Sebseb/])
    await expect(network(page)).toBeFocused()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is a picture of a queue, with nothing to press', async ({ page }) => {
      await page.goto(address)
      await expect(figure(page).getByText('Network off', { exact: true })).toBeVisible()
      await expect(phone(page).getByRole('listitem')).toHaveText([/^Sebseb/, /^Mansoura/])
      await expect(figure(page)).toContainText('Saved on this phone: 2. At the office: 1.')
      await expect(figure(page).getByRole('button')).toHaveCount(0)
    })
  })
})
