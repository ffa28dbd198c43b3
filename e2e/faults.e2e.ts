import { hydrated, started } from './fixtures.ts'
import { fill, letter } from './forms.ts'
import { entryScript, expect, hydrateScript, partScript, scriptWith, test } from './hold.ts'

/** Missing files: the connection is gone, or a newer version has replaced them. */
test.use({
  expectedMessages: [/404|Failed to load resource|ERR_FAILED|Failed to fetch|request failed/],
})

for (const [name, findScript] of [
  ['any script', entryScript],
  ['the script that hydrates', hydrateScript],
] as const) {
  test(`without ${name} the page works as without scripts, and a form says what to do instead`, async ({
    page,
    lose,
  }) => {
    await lose(findScript())
    await page.goto('/contact')
    await page.getByLabel('Full Name*').fill('Nadia Cherif')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
    await expect(page.getByLabel('Full Name*')).toHaveValue('Nadia Cherif')
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const form = page.getByRole('main').locator('form')
    await expect(form.getByText('A file that the form needs did not load.')).toBeVisible()
    await expect(form.getByRole('link', { name: /@/ })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL('/portfolio')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test.describe('when an island cannot be fetched', () => {
  test('a newer version is loaded once, automatically', async ({ page, lose }) => {
    // The files of the visitor's version are gone, and its page has been replaced.
    const findAgain = await lose(hydrateScript())
    const [entry = ''] = await entryScript()
    let visits = 0
    await page.route('/contact', async (route) => {
      visits += 1
      if (visits === 3) await findAgain()
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({
        response,
        body: visits === 2 ? text.replaceAll(entry, '/assets/newer.js') : text,
      })
    })
    await page.goto('/contact')
    await started(page)
    const reloaded = page.waitForEvent('load')
    await page.getByLabel('Full Name*').focus()
    await reloaded
    await hydrated(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts')
    // Three requests: the page, the check for a newer one, and the newer one.
    expect(visits).toBe(3)
  })

  test('the page does not reload over typed values', async ({ page, lose, hold }) => {
    await lose(hydrateScript())
    const release = await hold(hydrateScript())
    let visits = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/contact') visits += 1
    })
    await page.goto('/contact')
    await page.getByLabel('Full Name*').fill('Nadia Cherif')
    await release()
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
    // By the time this is answered, every request of that moment has been made.
    await page.evaluate(async () => (await fetch('/faq')).text())
    await expect(page.getByLabel('Full Name*')).toHaveValue('Nadia Cherif')
    expect(visits).toBe(1)
  })
})

test.describe('an island that throws', () => {
  test.use({ expectedMessages: [/The roof fell in\./] })

  test('is replaced, with the main part of its page, by the words of the error and the ways on', async ({
    page,
    replace,
  }) => {
    const repair = await replace(partScript('article-reply'), (text) =>
      text.replace(/(function \w+\(\)\{)(?=return\(0,)/, '$1throw new Error("The roof fell in.");'),
    )
    await page.goto('/blog/flutter-or-native')
    const title = await page.title()
    await started(page)
    await page.getByRole('main').getByLabel('Full Name*').focus()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    )
    await expect(page.getByText('The roof fell in.')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveTitle('Error | Ikosim Studio')
    await expect(page.getByRole('link', { name: 'Back To Home' })).toHaveAttribute('href', '/')

    await repair()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page).toHaveTitle(title)
  })
})

test('an island without its code stays as it is', async ({ page, lose }) => {
  await lose(partScript('newsletter'))
  await page.goto('/about')
  await started(page)
  const newsletter = page.getByRole('contentinfo').locator('form')
  await newsletter.getByLabel('Your e-mail address').focus()
  await expect(newsletter.getByText('A file that the form needs did not load.')).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
})

test('without the lightbox code, the browser shows the picture', async ({ page, lose }) => {
  await lose(scriptWith('Picture viewer'))
  await page.goto('/architecture-agency')
  await hydrated(page)
  const picture = page.getByRole('main').locator('a[aria-haspopup="dialog"]').first()
  await picture.scrollIntoViewIfNeeded()
  await picture.click()
  await expect(page).toHaveURL(/\/media\/architecture\/.*\.jpg$/)
})

test('missing pictures or fonts do not change the layout', async ({ page, lose }) => {
  await page.goto('/about')
  await page.evaluate(() => document.fonts.ready)
  const place = page.getByRole('main').getByRole('img').first()
  const room = await place.boundingBox()
  /** The height of its lines and the width of its words. */
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

  await test.step('a missing picture shows its description', async () => {
    const bringBack = await lose('**/media/**')
    await page.reload()
    await expect(place).toHaveAttribute('alt', /\w+ \w+/)
    await expect.poll(() => place.boundingBox()).toEqual(room)
    await bringBack()
  })

  await test.step('the fallback has the metrics of the font', async () => {
    await lose('**/*.woff2')
    await page.reload()
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check('16px "Mona Sans"'))).toBe(false)
    const { height, width } = await headline()
    expect(height).toBe(before.height)
    // The fallback is stretched to the same width, within a twentieth.
    expect(width / before.width).toBeCloseTo(1, 1)
  })
})

test('an enquiry is stored although the storage was cleared while it was written', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Dear Ikosim,' })
  const { 'Message*': message, ...rest } = letter
  await fill(form, rest)

  const other = await context.newPage()
  await other.goto('/faq')
  await other.evaluate(() => localStorage.clear())

  await form.getByLabel('Message*').fill(message)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByText('Thank you for contacting us!')).toBeVisible()
  await expect
    .poll(() =>
      other.evaluate(() => JSON.parse(localStorage.getItem('contact_submissions') ?? '[]').length),
    )
    .toBe(1)
})

test('a blocked map or film shows a way back and a link to the original', async ({
  page,
  lose,
}) => {
  await lose(/openstreetmap\.org/)
  await lose(/youtube/)
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
  await expect(film.getByRole('link', { name: 'Open the film on YouTube' })).toBeVisible()
  await film.getByRole('button', { name: 'Close' }).click()
  await expect(play).toBeFocused()
})
