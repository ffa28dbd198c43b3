import { expect, hydrated, started, test } from './fixtures.ts'

/** What happens when files are missing: the connection is gone, or a newer version has replaced them. */
test.use({
  expectedMessages: [/404|Failed to load resource|ERR_FAILED|Failed to fetch|request failed/],
})

const entryFile = '**/assets/entry.client-*.js'

for (const file of ['boot', 'entry.client']) {
  test(`without ${file} the page is read as without scripts, and a form says what to do instead`, async ({
    page,
  }) => {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort())
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
    await expect(page.locator('footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const form = page.getByRole('main').locator('form')
    await expect(form.getByText('A file that the form needs did not arrive.')).toBeVisible()
    await expect(form.getByRole('link', { name: /@/ })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL('/portfolio')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test.describe('when React cannot be fetched', () => {
  test('an address that only scripts could answer says that it did not arrive', async ({
    page,
  }) => {
    await page.route(entryFile, (route) => route.abort())
    await page.goto('/portfolio/anything')
    await expect(
      page.getByRole('heading', { name: 'This page did not arrive whole.' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back To Home' })).toBeVisible()
  })

  test('a newer version is fetched once, by itself', async ({ page }) => {
    // The files of the version that the visitor has are gone, and its page has been replaced.
    let visits = 0
    await page.route(entryFile, (route) => (visits < 3 ? route.abort() : route.continue()))
    await page.route('/contact', async (route) => {
      visits += 1
      const response = await route.fetch()
      const text = await response.text()
      const body = visits === 2 ? text.replaceAll('/assets/boot-', '/assets/newer-boot-') : text
      await route.fulfill({ response, body })
    })
    await page.goto('/contact')
    await hydrated(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts')
    // The page, the look for a newer one, and the newer one.
    expect(visits).toBe(3)
  })

  test('nothing is reloaded over what somebody typed', async ({ page }) => {
    const gone = Promise.withResolvers<void>()
    await page.route(entryFile, async (route) => {
      await gone.promise
      await route.abort()
    })
    let visits = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/contact') visits += 1
    })
    await page.goto('/contact')
    await page.getByLabel('Full Name*').fill('Nadia Cherif')
    gone.resolve()
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
    await expect(page.getByLabel('Full Name*')).toHaveValue('Nadia Cherif')
    expect(visits).toBe(1)
  })
})

test('an article whose text cannot be fetched again stays as it is', async ({ page }) => {
  await page.route('**/assets/offline-first-apps-*.js', (route) => route.abort())
  await page.goto('/blog/offline-first-apps')
  await page.mouse.move(200, 200)
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Offline first')
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
})

test.describe('a page that throws', () => {
  test.use({ expectedMessages: [/The roof fell in\./] })

  test('says so with the words of the error, and offers a reload and the way home', async ({
    page,
  }) => {
    let isBroken = true
    await page.route('**/assets/faq-*.js', (route) =>
      isBroken
        ? route.fulfill({
            contentType: 'text/javascript',
            body: `export default function Page() { throw new Error('The roof fell in.') }`,
          })
        : route.continue(),
    )
    await page.goto('/about')
    await hydrated(page)
    await page.getByRole('banner').getByRole('button', { name: 'Pages' }).click()
    await page.getByRole('link', { name: 'FAQ', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    )
    await expect(page.getByText('The roof fell in.')).toBeVisible()
    await expect(page).toHaveTitle('Error | Ikosim Studio')
    await expect(page.getByRole('link', { name: 'Back To Home' })).toHaveAttribute('href', '/')

    isBroken = false
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page).toHaveTitle('FAQ | Ikosim Studio')
  })
})

test('a part far down the page stays as it is when its code is missing', async ({ page }) => {
  await page.route('**/assets/foot-*.js', (route) => route.abort())
  await page.goto('/about')
  await started(page)
  const newsletter = page.getByRole('contentinfo').locator('form')
  await newsletter.scrollIntoViewIfNeeded()
  await expect(newsletter.getByText('A file that the form needs did not arrive.')).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
})

test('a picture whose viewer does not arrive is shown by the browser', async ({ page }) => {
  await page.route('**/assets/lightbox-*.js', (route) => route.abort())
  await page.goto('/architecture-agency')
  await hydrated(page)
  const picture = page.getByRole('main').locator('a[aria-haspopup="dialog"]').first()
  await picture.scrollIntoViewIfNeeded()
  await picture.click()
  await expect(page).toHaveURL(/\/media\/architecture\/.*\.jpg$/)
})

test('a picture that does not arrive leaves its description in its place', async ({ page }) => {
  await page.goto('/about')
  const place = page.getByRole('main').getByRole('img').first()
  const before = await place.boundingBox()
  await page.route('**/media/**', (route) => route.abort())
  await page.reload()
  await expect(place).toHaveAttribute('alt', /\w+ \w+/)
  await expect.poll(() => place.boundingBox()).toEqual(before)
})

test('without the font the page stands as it does with it', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => document.fonts.ready)
  /** The height that its lines take up, and the width of its words. */
  const headline = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const words = document.createRange()
      let width = 0
      while (texts.nextNode()) {
        words.selectNodeContents(texts.currentNode)
        width += words.getBoundingClientRect().width
      }
      return { height: heading.clientHeight, width }
    })
  const before = await headline()
  await page.route('**/*.woff2', (route) => route.abort())
  await page.reload()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('16px "Mona Sans"'))).toBe(false)
  const { height, width } = await headline()
  expect(height).toBe(before.height)
  // The fallback is stretched to the same width, up to a twentieth.
  expect(width / before.width).toBeCloseTo(1, 1)
})

test('an enquiry survives a storage that was cleared while it was written', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Dear Ikosim,' })
  await form.getByLabel('Full Name*').fill('Nadia Cherif')
  await form.getByLabel('Email*').fill('nadia@example.dz')
  await form.getByLabel('Project Type*').fill('Website')
  await form.getByLabel('Mobile*').fill('0')

  const other = await context.newPage()
  await other.goto('/faq')
  await other.evaluate(() => localStorage.clear())

  await form.getByLabel('Message*').fill('A shop for two bakeries.')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Thank you for contacting us!')).toBeVisible()
  await expect
    .poll(() =>
      other.evaluate(() => JSON.parse(localStorage.getItem('contact_submissions') ?? '[]').length),
    )
    .toBe(1)
})

test('a map and a film that are blocked leave the way back, and a link to the original', async ({
  page,
}) => {
  await page.route(/openstreetmap|youtube/, (route) => route.abort())
  await page.goto('/contact')
  await page.mouse.move(10, 10)
  await page.getByRole('button', { name: 'Load the live map' }).click()
  const original = page.getByRole('link', { name: 'Open in OpenStreetMap' })
  await expect(original).toHaveAttribute('href', /openstreetmap\.org/)
  await page.getByRole('button', { name: 'Back to the drawing' }).click()
  await expect(page.getByRole('img', { name: /^Drawn map of the bay/ })).toBeVisible()

  await page.goto('/architecture-agency')
  await hydrated(page)
  const play = page.locator('main button[aria-haspopup="dialog"]').first()
  await play.click()
  const film = page.getByRole('dialog')
  await expect(film.getByRole('link', { name: 'Open the film at its host' })).toBeVisible()
  await film.getByRole('button', { name: 'Close' }).click()
  await expect(play).toBeFocused()
})
