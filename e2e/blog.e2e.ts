import type { Page } from '@playwright/test'
import { site } from '#words/site.ts'
import { articles } from '../app/content/collections/articles.ts'
import { expect, open, test } from './fixtures.ts'

const titles = articles.map(({ title }) => title)

/** Articles on a page. Source: spec §2. */
const pageSize = 3
const lastPage = Math.ceil(articles.length / pageSize)
const lastTitles = titles.slice(pageSize * (lastPage - 1))

/** The titles of the main list, without those in the margin. */
const listed = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })
const count = (page: Page) => page.getByRole('main').getByRole('status')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of articles' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' })
const margin = (page: Page) => page.getByRole('complementary', { name: 'Find an article' })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

const titlesOf = (found: readonly { title: string }[]) => found.map(({ title }) => title)
const business = articles.filter(({ category }) => category === 'business')
const ofMarch = articles.filter(({ date }) => date.startsWith('2022-03'))
const engineering = articles.filter(({ category }) => category === 'engineering')
const tagged = (name: string) => articles.filter(({ tags }) => tags.some((tag) => tag === name))

test('the list shows all articles in pages of three, and the sidebar shows its lists', async ({
  page,
}) => {
  await open(page, '/blog')

  await test.step('each post shows picture, date, category, title, excerpt and a See More link', async () => {
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
    await expect(posts.first().getByRole('time')).toHaveText(
      new Date(articles[0]?.date ?? '').toLocaleDateString('en-GB', { dateStyle: 'long' }),
    )
    await expect(posts.first().getByRole('link').nth(1)).toHaveAttribute(
      'href',
      `/blog?category=${articles[0]?.category}`,
    )
  })

  await test.step('there are a tab for each category, and a margin with the five latest posts that are not listed, tags, archives, and the author', async () => {
    await expect(tabs(page).getByRole('link').first()).toHaveAttribute('aria-current', 'true')
    await expect(tabs(page).getByRole('link')).toHaveCount(6)
    await expect(margin(page).getByRole('heading', { level: 2 })).toHaveText([
      'Recent posts',
      'Tags',
      'Archives',
    ])
    const author = margin(page).getByRole('region', { name: 'The editor' })
    await expect(author).toContainText('Founder and design director')
    await expect(author.getByRole('link', { name: 'Lina Haddad' })).toHaveAttribute(
      'href',
      '/team/lina-haddad',
    )
    const recent = margin(page).getByRole('region', { name: 'Recent posts' }).getByRole('link')
    await expect(recent).toHaveText(titles.slice(3, 8))
  })

  await test.step('every page of the list has its own address, and moves scroll and focus to the top of the list', async () => {
    await expect(listed(page)).toHaveText(titles.slice(0, 3))
    await expect(count(page)).toHaveText(`${articles.length} articles, page 1 of ${lastPage}`)

    await pages(page).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/blog?page=2')
    await expect(listed(page)).toHaveText(titles.slice(3, 6))
    await expect(count(page)).toHaveText(`${articles.length} articles, page 2 of ${lastPage}`)
    const heading = page.getByRole('heading', { name: 'All articles' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()

    await pages(page).getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/blog?page=3')
    await expect(listed(page)).toHaveText(titles.slice(6, 9))

    await pages(page)
      .getByRole('link', { name: `Page ${lastPage}` })
      .click()
    await expect(listed(page)).toHaveText(lastTitles)
    await expect(pages(page).getByRole('link', { name: 'Next page' })).toHaveCount(0)
  })

  await test.step('the back button restores earlier pages', async () => {
    await tabs(page)
      .getByRole('link', { name: `Engineering ${engineering.length}` })
      .click()
    await expect(listed(page)).toHaveText(titlesOf(engineering.slice(0, pageSize)))
    await page.goBack()
    await expect(listed(page)).toHaveText(lastTitles)
    await page.goBack()
    await expect(listed(page)).toHaveText(titles.slice(6, 9))
    await page.goForward()
    await expect(page).toHaveURL(`/blog?page=${lastPage}`)
    await expect(listed(page)).toHaveText(lastTitles)
  })
})

test('articles are found by search, category, archive and tag, and each links to its page', async ({
  page,
}) => {
  await open(page, '/blog')

  await test.step('words are found in every field, ignoring accents and case', async () => {
    await search(page).fill('AIT saïd français')
    await search(page).press('Enter')
    await expect(count(page)).toHaveText('No articles')

    await search(page).fill('AIT saïd arabic')
    await search(page).press('Enter')
    await expect(page).toHaveURL('/blog?q=AIT+sa%C3%AFd+arabic')
    await expect(listed(page)).toContainText([
      'Forms people finish',
      'Arabic and French on one screen',
    ])
    await expect(count(page)).toHaveText(/^\d+ articles$/)
    await expect(search(page)).toBeFocused()
  })

  await test.step('a search without results says so and offers to show all articles', async () => {
    await search(page).fill('blockchain')
    await search(page).press('Enter')
    await expect(page).toHaveURL('/blog?q=blockchain')
    await expect(listed(page)).toHaveCount(0)
    await expect(count(page)).toHaveText('No articles')
    await expect(page.getByText('No article matches that.')).toBeVisible()
    await page.getByRole('link', { name: 'Show all articles' }).last().click()
    await expect(page).toHaveURL('/blog')
    await expect(listed(page)).toHaveText(titles.slice(0, 3))
    await expect(search(page)).toHaveValue('')
  })

  for (const { link, address, found } of [
    {
      link: `Prices and business ${business.length}`,
      address: '/blog?category=business',
      found: business,
    },
    { link: `March 2022 ${ofMarch.length}`, address: '/blog?archive=2022-03', found: ofMarch },
    {
      link: `Arabic ${tagged('arabic').length}`,
      address: '/blog?tag=arabic',
      found: tagged('arabic'),
    },
  ]) {
    await test.step(`the link ${link} shows its articles and is marked as current`, async () => {
      const way = page.getByRole('main').getByRole('link', { name: link, exact: true })
      await way.click()
      await expect(page).toHaveURL(address)
      await expect(listed(page)).toHaveText(titlesOf(found.slice(0, 3)))
      await expect(way).toHaveAttribute('aria-current', 'true')
    })
  }

  const all = page.getByRole('link', { name: 'Show all articles' }).last()
  await test.step('See More links to the article, which has structured data', async () => {
    await all.click()
    await page.getByRole('link', { name: `See More : ${titles[1]}`, exact: true }).click()
    await expect(page).toHaveURL(`/blog/${articles[1]?.slug}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(titles[1] ?? '')
    const graph = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    )['@graph']
    expect(graph).toEqual([
      expect.objectContaining({
        '@type': 'Article',
        headline: titles[1],
        datePublished: articles[1]?.date,
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ])
    expect(graph[1].itemListElement.at(-1).item).toBe(`${site.url}/blog/${articles[1]?.slug}`)
  })

  await test.step('the title’s link covers the picture', async () => {
    await page.goBack()
    // The article page has an `article` element too, so wait for the list first.
    await expect(listed(page)).toHaveText(titles.slice(0, 3))
    // By force, as the link lies over it.
    await page.getByRole('article').first().locator('img').click({ force: true })
    await expect(page).toHaveURL(`/blog/${articles[0]?.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
  })
})

test('the address of a page, a search or a filter shows its articles at once', async ({ page }) => {
  for (const { address, found } of [
    { address: '/blog?page=99', found: articles.slice(pageSize * (lastPage - 1)) },
    { address: '/blog?category=business', found: business.slice(0, pageSize) },
    { address: '/blog?archive=2022-03', found: ofMarch.slice(0, 3) },
    { address: '/blog?tag=arabic', found: tagged('arabic').slice(0, pageSize) },
  ]) {
    await test.step(address, async () => {
      await open(page, address)
      await expect(listed(page)).toHaveText(titlesOf(found))
    })
  }

  await test.step('/blog?page=3', async () => {
    await open(page, '/blog?page=3')
    await expect(listed(page)).toHaveText(titles.slice(6, 9))
    const current = pages(page).getByRole('link', { name: 'Page 3' })
    await expect(current).toHaveAttribute('aria-current', 'page')
  })

  await test.step('the search field shows the search of the address', async () => {
    await open(page, '/blog?q=lift')
    await expect(search(page)).toHaveValue('lift')
    await expect(page.getByRole('heading', { name: '“lift”' })).toBeVisible()
    await expect(listed(page)).toHaveText([
      'Offline first: apps for the lift, the metro and the desert',
    ])
  })

  await test.step('an inherited property name is not a category', async () => {
    await open(page, '/blog?category=constructor')
    await expect(page.getByRole('heading', { name: 'constructor', exact: true })).toBeVisible()
    await expect(count(page)).toHaveText('No articles')
  })

  await test.step('a tag with more than one page is kept by the pagination', async () => {
    await open(page, '/blog?tag=algeria')
    await pages(page).getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/blog?tag=algeria&page=2')
    await expect(listed(page)).toHaveText(titlesOf(tagged('algeria').slice(pageSize, 2 * pageSize)))
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every article is linked, and no control that needs scripts is shown', async ({ page }) => {
    await page.goto('/blog')
    for (const { slug } of articles) {
      await expect(
        page.locator(`main a[href="/blog/${slug}"]`).filter({ visible: true }).first(),
      ).toBeVisible()
    }
    await expect(search(page)).toBeHidden()
    await expect(pages(page)).toBeHidden()
    await expect(tabs(page)).toBeHidden()
    await expect(margin(page).locator('a[href*="?"]').filter({ visible: true })).toHaveCount(0)
  })
})

test('on a host that ends addresses with a slash, pages turn without a visit', async ({ page }) => {
  await open(page, '/blog')
  await page.evaluate(() => {
    history.replaceState(null, '', '/blog/')
    Object.assign(window, { isSame: true })
  })
  await page.getByRole('navigation', { name: 'Pages of articles' }).getByText('2').click()
  await expect(page.getByText(/page 2 of/)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})
