import { expect, hydrated, test } from './fixtures.ts'

test('the first screen and the figures say what the studio does', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Apps that stay on the home screen.',
  )
  const figures = page.getByRole('region', { name: 'The studio in figures' })
  await expect(figures.getByRole('definition')).toHaveText(['50', '1000', '200', '15'])
  await expect(figures.getByRole('term')).toHaveText([
    'apps in the stores',
    'clients so far',
    'projects in our care',
    'app developers',
  ])
})

test('the same page under another name points to the first', async ({ page }) => {
  await page.goto('/digital-agency')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Apps that stay on the home screen.',
  )
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https:\/\/[^/]+\/$/)
})

test('the moving rows lead to services, and stop when asked', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const services = page.getByRole('region', { name: 'What we do' })
  for (const name of ['iOS', 'Android', 'Flutter', 'Mobile UI/UX', 'Web Apps', 'Maintenance']) {
    // The repetitions for the eye are hidden from everybody else.
    await expect(services.getByRole('link', { name })).toHaveAttribute('href', /^\/service\//)
  }

  await services.scrollIntoViewIfNeeded()
  const moving = () =>
    services.evaluate(
      (section) =>
        section
          .getAnimations({ subtree: true })
          .filter((animation) => animation instanceof CSSAnimation)
          .filter(({ playState }) => playState === 'running').length,
    )
  expect(await moving()).toBe(2)
  await services.getByLabel('Pause the moving rows').check()
  expect(await moving()).toBe(0)
})

test('the grid shows six projects, three more on request, and some of them wide', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const work = page.locator('#work')
  const tiles = work.getByRole('listitem')
  await expect(tiles).toHaveCount(6)

  const widths = async () =>
    Promise.all((await tiles.all()).map(async (tile) => (await tile.boundingBox())?.width ?? 0))
  const [wide = 0, narrow = 0, ...others] = await widths()
  expect(wide / narrow).toBeGreaterThan(2)
  expect(others.map((width) => Math.round(width / narrow) > 1)).toEqual([false, true, true, false])

  await work.getByRole('button', { name: 'Load More' }).click()
  await expect(tiles).toHaveCount(9)
  await expect(work.getByRole('button', { name: 'Load More' })).toHaveCount(0)
  await expect(tiles.nth(6).getByRole('link')).toBeFocused()
})

test('a picture leads to its project, and the way back ends where it began', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const work = page.locator('#work')
  await work.getByRole('button', { name: 'Load More' }).click()
  const tile = work.getByRole('listitem').nth(7)
  const name = (await tile.getByRole('heading').textContent()) ?? ''
  await tile.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(1000)

  // On the picture, not on the words: all of the tile is the link.
  const picture = await tile.getByRole('img').boundingBox()
  await page.mouse.click((picture?.x ?? 0) + 40, (picture?.y ?? 0) + 100)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(work.getByRole('listitem')).toHaveCount(9)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('the headline answers a mouse with width, and nothing else moves', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const headline = page.getByRole('heading', { level: 1 })
  const quietLine = headline.getByText('stay on the')
  const before = await quietLine.evaluate((line) => getComputedStyle(line).fontStretch)
  const place = await page.locator('main p').first().boundingBox()

  // The first movement fetches the code that answers the next.
  await quietLine.hover()
  await expect
    .poll(async () => {
      await quietLine.hover({ position: { x: Math.random() * 40, y: 20 } })
      return quietLine.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontStretch))
    })
    .toBeGreaterThan(Number.parseFloat(before) + 20)
  expect(await page.locator('main p').first().boundingBox()).toEqual(place)
})

test('the page says how long its visitor waited for it, and for no other', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const waited = page.getByRole('heading', { name: /^You waited/ })
  await expect(waited).toHaveText(/^You waited [\d,]+ milliseconds for this page\.$/)

  // What was measured belongs to the page that was opened, not to one that followed it.
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('link', { name: 'Ikosim Studio, home' }).click()
  await expect(waited).toHaveText('You waited hardly a moment for this page.')
})

test('the reasons lead to the studio, the awards stand in their years, and the end asks for a project', async ({
  page,
}) => {
  await page.goto('/')
  const reasons = page.getByRole('region', { name: /^You waited/ })
  await expect(reasons.getByRole('link', { name: 'About the studio' })).toHaveAttribute(
    'href',
    '/about',
  )
  const entries = page.getByRole('region', { name: /^Prizes from people/ }).getByRole('listitem')
  await expect(entries).toHaveCount(8)
  await expect(entries.first()).toContainText(/2025.*Noria Water.*Plain letters.*First of 31/)
  const years = (await entries.locator('time').allTextContents()).map(Number)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Start a project' }).last(),
  ).toHaveAttribute('href', '/contact')
})

test('the articles lead to the blog', async ({ page }) => {
  await page.goto('/')
  const journal = page.getByRole('region', { name: 'We write it down.' })
  await expect(journal.getByRole('link', { name: 'We write it down.' })).toHaveAttribute(
    'href',
    '/blog',
  )
  const posts = journal.getByRole('listitem')
  await expect(posts).toHaveCount(3)
  for (const post of await posts.all()) {
    await expect(post.getByRole('link')).toHaveAttribute('href', '/blog/blog-details')
    await expect(post).toContainText('March 2022')
  }
})

test.describe('for a visitor who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no frame is drawn for pointer or scroll, and the rows stand still', async ({ page }) => {
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame
      Object.assign(window, { framesAsked: 0 })
      window.requestAnimationFrame = (callback) => {
        Reflect.set(window, 'framesAsked', Reflect.get(window, 'framesAsked') + 1)
        return request.call(window, callback)
      }
    })
    await page.goto('/')
    await hydrated(page)
    const asked = () => page.evaluate(() => Reflect.get(window, 'framesAsked'))
    const before = await asked()
    await page.mouse.move(300, 300)
    await page.mouse.move(700, 600, { steps: 10 })
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    expect(await asked()).toBe(before)
    const lasting = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map((animation) =>
          animation instanceof CSSTransition ? animation.transitionProperty : '',
        ),
    )
    expect(lasting).toEqual([])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all nine projects are there, and no button that does nothing', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#work').getByRole('listitem')).toHaveCount(9)
    await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0)
  })
})
