import { expect, open, started, test } from './fixtures.ts'

test('going back shows a list as it was left', async ({ page }) => {
  await open(page, '/portfolio')
  await page.getByRole('button', { name: 'Load More' }).click()
  const tiles = page.locator('main [data-category]').filter({ visible: true })
  await expect(tiles).toHaveCount(10)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await started(page)

  await page.goBack()
  await expect(page).toHaveURL('/portfolio')
  await expect(tiles).toHaveCount(10)
})

test('links to pages are prerendered on intent, others are not', async ({ page }) => {
  await page.goto('/contact')
  const rules = await page.locator('script[type="speculationrules"]').textContent()
  const { prerender } = JSON.parse(rules ?? '')
  const [{ eagerness, where }] = prerender
  expect(eagerness).toBe('moderate')
  expect(where.and).toEqual([
    { href_matches: '/*' },
    { not: { href_matches: '/admin/*' } },
    { not: { selector_matches: '[aria-haspopup]' } },
  ])
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a project’s picture moves between the list and its page, there and back', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & {
          viewTransition: { ready: Promise<void> } | null
        }
        viewTransition?.ready.then(
          () => console.debug(document.getAnimations().length > 0 ? 'moves' : 'stands'),
          () => console.debug('skipped'),
        )
      })
    })
    const says = () =>
      page
        .waitForEvent('console', (message) => message.type() === 'debug')
        .then((message) => message.text())
    await page.goto('/portfolio')
    await started(page)
    const there = says()
    await page.getByRole('main').getByRole('link', { name: 'Clément' }).click()
    expect(await there).toBe('moves')
    await expect(page).toHaveURL('/portfolio/clement')

    const elsewhere = says()
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    expect(await elsewhere).toBe('skipped')
  })
})

test('with reduced motion nothing moves between pages', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { hasTransition: Reflect.get(event, 'viewTransition') !== null })
    })
  })
  await page.goto('/portfolio')
  await started(page)
  await page.getByRole('main').getByRole('link', { name: 'Clément' }).click()
  await expect(page).toHaveURL(/\/portfolio\/.+/)
  expect(await page.evaluate(() => Reflect.get(window, 'hasTransition'))).toBe(false)
})
