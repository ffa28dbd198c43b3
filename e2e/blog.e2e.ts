import type { Page } from '@playwright/test'
import { articles } from '../app/content/en/articles.ts'
import { expect, hydrated, open, test } from './fixtures.ts'

const titles = articles.map(({ title }) => title)

/** The titles of the list itself, without those in the margin. */
const listed = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })
const count = (page: Page) => page.getByRole('main').getByRole('status')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of articles' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' })

test('twelve articles stand on four pages, three on each, and every page has its address', async ({
  page,
}) => {
  await open(page, '/blog')
  await expect(listed(page)).toHaveText(titles.slice(0, 3))
  await expect(count(page)).toHaveText('12 articles, page 1 of 4')

  await pages(page).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/blog?page=2')
  await expect(listed(page)).toHaveText(titles.slice(3, 6))
  await expect(count(page)).toHaveText('12 articles, page 2 of 4')

  await pages(page).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/blog?page=3')
  await expect(listed(page)).toHaveText(titles.slice(6, 9))

  await pages(page).getByRole('link', { name: 'Page 4' }).click()
  await expect(listed(page)).toHaveText(titles.slice(9))
  await expect(pages(page).getByRole('link', { name: 'Next page' })).toHaveCount(0)
})

test('each post shows picture, date, category, title, excerpt and a way to see more', async ({
  page,
}) => {
  await open(page, '/blog')
  const posts = page.getByRole('main').getByRole('article')
  await expect(posts).toHaveCount(3)
  for (const [index, { slug, title, excerpt }] of articles.slice(0, 3).entries()) {
    const post = posts.nth(index)
    await expect(post.locator('img')).toHaveCount(1)
    await expect(post.getByRole('heading')).toHaveText(title)
    await expect(post).toContainText(excerpt)
    await expect(post.getByRole('link', { name: /^See More/ })).toHaveAttribute(
      'href',
      `/blog/${slug}`,
    )
  }
  await expect(posts.first().getByRole('time')).toHaveText('6 December 2022')
  await expect(posts.first().getByRole('link', { name: 'Process' })).toHaveAttribute(
    'href',
    '/blog?category=process',
  )
})

test('the margin shows who writes, categories, archives, tags and the five latest posts', async ({
  page,
}) => {
  await open(page, '/blog')
  const margin = page.getByRole('complementary', { name: 'Find an article' })
  await expect(margin.getByRole('heading', { level: 2 })).toHaveText([
    'Categories',
    'Archives',
    'Tags',
    'Recent posts',
  ])
  const author = margin.getByRole('region', { name: 'Who writes here' })
  await expect(author).toContainText('Founder and design director')
  await expect(author.getByRole('link', { name: 'Lina Haddad' })).toHaveAttribute(
    'href',
    '/team/lina-haddad',
  )
  const recent = margin.getByRole('region', { name: 'Recent posts' }).getByRole('link')
  await expect(recent).toHaveText(titles.slice(0, 5))
})

test('turning the page takes reader and focus to the head of the list', async ({ page }) => {
  await open(page, '/blog')
  await pages(page).getByRole('link', { name: 'Page 3' }).click()
  const heading = page.getByRole('heading', { name: 'All articles' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test('a page can be shared: its address shows it at once', async ({ page }) => {
  await open(page, '/blog?page=3')
  await expect(listed(page)).toHaveText(titles.slice(6, 9))
  await expect(pages(page).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('a page beyond the last one is the last one', async ({ page }) => {
  await open(page, '/blog?page=99')
  await expect(listed(page)).toHaveText(titles.slice(9))
})

test('the back button goes through the pages as they were', async ({ page }) => {
  await open(page, '/blog')
  await pages(page).getByRole('link', { name: 'Page 2' }).click()
  await expect(listed(page)).toHaveText(titles.slice(3, 6))
  const margin = page.getByRole('complementary', { name: 'Find an article' })
  await margin.getByRole('link', { name: 'Engineering 2' }).click()
  await expect(listed(page)).toHaveCount(2)

  await page.goBack()
  await expect(listed(page)).toHaveText(titles.slice(3, 6))
  await page.goBack()
  await expect(listed(page)).toHaveText(titles.slice(0, 3))
  await page.goForward()
  await expect(page).toHaveURL('/blog?page=2')
})

test.describe('the search', () => {
  test('finds words wherever they stand, without regard to accents or case', async ({ page }) => {
    await open(page, '/blog')
    await search(page).fill('AIT saïd français')
    await search(page).press('Enter')
    await expect(count(page)).toHaveText('No articles')

    await search(page).fill('AIT saïd arabic')
    await search(page).press('Enter')
    await expect(page).toHaveURL(/\/blog\?q=AIT/)
    await expect(listed(page)).toHaveText([
      'Forms people finish',
      'Arabic and French on one screen',
    ])
    await expect(count(page)).toHaveText('2 articles')
    await expect(search(page)).toBeFocused()
  })

  test('can be shared, and stands in the field for whoever comes by its address', async ({
    page,
  }) => {
    await open(page, '/blog?q=lift')
    await expect(search(page)).toHaveValue('lift')
    await expect(page.getByRole('heading', { name: '“lift”' })).toBeVisible()
    await expect(listed(page)).toHaveText([titles[9] ?? ''])
  })

  test('that finds nothing says so and offers the way back', async ({ page }) => {
    await open(page, '/blog?q=blockchain')
    await expect(listed(page)).toHaveCount(0)
    await expect(count(page)).toHaveText('No articles')
    await expect(page.getByText('Nothing here by that name.')).toBeVisible()
    await page.getByRole('link', { name: 'Show all articles' }).last().click()
    await expect(page).toHaveURL('/blog')
    await expect(listed(page)).toHaveText(titles.slice(0, 3))
    await expect(search(page)).toHaveValue('')

    // Not even where the name is one that every table of JavaScript has.
    await open(page, '/blog?category=constructor')
    await expect(page.getByRole('heading', { name: 'constructor', exact: true })).toBeVisible()
  })
})

for (const { kind, link, address, found } of [
  {
    kind: 'category',
    link: 'Prices and business 2',
    address: '/blog?category=business',
    found: articles.filter(({ category }) => category === 'business'),
  },
  {
    kind: 'archive',
    link: 'March 2022 5',
    address: '/blog?archive=2022-03',
    found: articles.filter(({ date }) => date.startsWith('2022-03')),
  },
  {
    kind: 'tag',
    link: 'Arabic 2',
    address: '/blog?tag=arabic',
    found: articles.filter((article) => article.tags.some((tag) => tag === 'arabic')),
  },
]) {
  test(`a ${kind} is a link that can be shared`, async ({ page }) => {
    await open(page, '/blog')
    const way = page
      .getByRole('complementary', { name: 'Find an article' })
      .getByRole('link', { name: link, exact: true })
    await way.click()
    await expect(page).toHaveURL(address)
    const first = found.slice(0, 3).map(({ title }) => title)
    await expect(listed(page)).toHaveText(first)
    await expect(way).toHaveAttribute('aria-current', 'true')

    await page.reload()
    await hydrated(page)
    await expect(listed(page)).toHaveText(first)
  })
}

test('a chosen tag with more articles than one page keeps them when the page is turned', async ({
  page,
}) => {
  const algeria = articles.filter((article) => article.tags.some((tag) => tag === 'algeria'))
  await open(page, '/blog?tag=algeria')
  await pages(page).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/blog?tag=algeria&page=2')
  await expect(listed(page)).toHaveText(algeria.slice(3).map(({ title }) => title))
})

test('See More leads to the article, and so does the picture', async ({ page }) => {
  await open(page, '/blog')
  await page.getByRole('link', { name: `See More : ${titles[1]}`, exact: true }).click()
  await expect(page).toHaveURL(`/blog/${articles[1].slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goBack()
  // The article that is left is an article too.
  await expect(listed(page)).toHaveText(titles.slice(0, 3))
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 300, y: 200 } })
  await expect(page).toHaveURL(`/blog/${articles[0].slug}`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every article can be reached, and nothing is offered that would not work', async ({
    page,
  }) => {
    await page.goto('/blog')
    for (const { slug } of articles) {
      await expect(
        page.locator(`main a[href="/blog/${slug}"]`).filter({ visible: true }).first(),
      ).toBeVisible()
    }
    await expect(search(page)).toBeHidden()
    await expect(pages(page)).toBeHidden()
    const margin = page.getByRole('complementary', { name: 'Find an article' })
    await expect(margin.locator('a[href*="?"]').filter({ visible: true })).toHaveCount(0)
  })
})
