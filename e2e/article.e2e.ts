import { articles } from '../app/content/en/articles.ts'
import { site } from '../app/content/en/site.ts'
import { expect, hydrated, open, test } from './fixtures.ts'

const address = '/blog/offline-first-apps'

test('an article tells who wrote it, when, under what, and how long it takes', async ({ page }) => {
  await open(page, address)
  await expect(page).toHaveTitle(
    'Offline first: apps for the lift, the metro and the desert | Ikosim Studio',
  )
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('offline-first-apps')
  await expect(crumbs.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')

  const article = page.getByRole('article')
  await expect(article.getByText('6 March 2022')).toBeVisible()
  await expect(article.getByText('3 minutes to read')).toBeVisible()
  await expect(article.getByRole('link', { name: 'Yacine Belkacem' })).toHaveAttribute(
    'href',
    '/team/yacine-belkacem',
  )
  await article.getByRole('link', { name: 'Mobile apps' }).click()
  await expect(page).toHaveURL('/blog?category=mobile')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('3 articles')
})

test('the contents lead to each heading', async ({ page }) => {
  await open(page, address)
  const contents = page.getByRole('navigation', { name: 'In this article' })
  await contents.getByRole('link', { name: 'What it costs' }).click()
  await expect(page).toHaveURL(`${address}#cost`)
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport()
})

test('two articles near this one are offered, the same each time, and its neighbours in time', async ({
  page,
}) => {
  await open(page, address)
  const related = page.getByRole('region', { name: 'Read on in the same vein.' })
  const found = related.getByRole('heading', { level: 3 })
  await expect(found).toHaveText(['Launching an app in Algeria', 'Flutter or native'])

  await related.getByRole('link', { name: /^Next article/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Arabic and French on one screen',
  )
  await page.getByRole('link', { name: /^Previous article/ }).click()
  await expect(page).toHaveURL(address)
  await expect(found).toHaveText(['Launching an app in Algeria', 'Flutter or native'])
})

test('the first and the last article have one neighbour only', async ({ page }) => {
  await open(page, `/blog/${articles[0].slug}`)
  await expect(page.getByRole('link', { name: /^Next article/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Previous article/ })).toHaveCount(1)
  await open(page, `/blog/${articles.at(-1)?.slug}`)
  await expect(page.getByRole('link', { name: /^Next article/ })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Previous article/ })).toHaveCount(0)
})

test('search engines learn what the page is, after a navigation too', async ({ page }) => {
  await open(page, '/blog')
  await page
    .getByRole('link', { name: /^See More/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[0].title)
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  )
  expect(data['@graph']).toEqual([
    expect.objectContaining({
      '@type': 'Article',
      headline: articles[0].title,
      datePublished: articles[0].date,
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ])
  expect(data['@graph'][1].itemListElement.at(-1).item).toBe(`${site.url}/blog/${articles[0].slug}`)
})

for (const id of ['offline-first-apps', 'blog-details', 'an-id-of-tomorrow']) {
  test(`a reply to ${id} is kept under its address`, async ({ page }) => {
    await open(page, `/blog/${id}`)
    const form = page.getByRole('form', { name: 'Leave A Reply' })
    await form.getByLabel('Full Name*').fill('  Nadia Khelif ')
    await form.getByLabel('Email*').fill('nadia@example.dz')
    await form.getByLabel('Comment*').fill('The lift in *our* building too. <b>Every</b> day.')
    const before = Date.now()
    await form.getByRole('button', { name: 'Post comment' }).click()
    await expect(form.getByRole('status')).toHaveText(
      'Thank you for your comment! It has been submitted for review.',
    )
    await expect(form.getByLabel('Comment*')).toHaveValue('')

    const stored = await page.evaluate(() => JSON.parse(localStorage.blog_comments))
    expect(stored).toEqual([
      {
        fullName: 'Nadia Khelif',
        email: 'nadia@example.dz',
        comment: 'The lift in *our* building too. <b>Every</b> day.',
        blogPostId: id,
        submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        id: expect.any(Number),
      },
    ])
    expect(stored[0].id).toBeGreaterThanOrEqual(before)
    expect(new Date(stored[0].submittedAt).getTime()).toBe(stored[0].id)
  })
}

test('a half-written reply does not follow the reader to another article', async ({ page }) => {
  await open(page, address)
  await page.getByLabel('Comment*').fill('About the outbox:')
  await page.getByRole('link', { name: /^Next article/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Arabic and French on one screen',
  )
  await expect(page.getByLabel('Comment*')).toHaveValue('')
})

test('an unknown id shows the digest, says the id, and stays out of search engines', async ({
  page,
}) => {
  const response = await page.goto('/blog/an-id-of-tomorrow')
  expect(response?.status()).toBe(200)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Three notes from March'])
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current="page"]'),
  ).toHaveText('an-id-of-tomorrow')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is there in full', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByText('Then we go and stand in the lift.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'What the app says, and when' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Next article/ })).toBeVisible()
  })
})
