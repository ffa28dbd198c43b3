import type { Page } from '@playwright/test'
import { hydrated, laidOut, started } from './fixtures.ts'
import { fill, letter } from './forms.ts'
import { entryScript, expect, hydrateScript, partScript, test } from './hold.ts'

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
    const form = page.getByRole('main').locator('form')
    await expect(
      form.getByText('The form needs a script that is switched off or did not load.'),
    ).toBeVisible()
    await expect(page.getByLabel('Full Name*')).toHaveValue('Nadia Cherif')
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(form.getByRole('link', { name: /@/ })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL('/portfolio')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a picture opens in its own file while the loader is lost', async ({ page, lose, hold }) => {
  await lose(entryScript())
  const release = await hold(entryScript())
  const picture = page.getByRole('main').locator('a[aria-haspopup="dialog"]').first()
  await test.step('pressed before', async () => {
    await page.goto('/architecture-agency', { waitUntil: 'commit' })
    await laidOut(page)
    await picture.click()
    await release()
    await expect(page).toHaveURL(/\/media\/architecture\/.*\.jpg$/)
  })
  await test.step('pressed afterwards', async () => {
    await page.goto('/architecture-agency')
    const failure = page
      .getByRole('main')
      .getByText('The form needs a script that is switched off or did not load.')
    await expect(failure).toBeVisible()
    await laidOut(page)
    await picture.click()
    await expect(page).toHaveURL(/\/media\/architecture\/.*\.jpg$/)
  })
})

test('the loader and the late styles are asked for a second time', async ({ page }) => {
  const refused: string[] = []
  const [entry = ''] = await entryScript()
  await page.route(
    ({ pathname }) => pathname === entry || pathname.endsWith('.css'),
    (route) => {
      const url = route.request().url()
      if (refused.includes(url)) return route.continue()
      refused.push(url)
      return route.abort()
    },
  )
  await page.goto('/about')
  await started(page)
  await expect(page.locator('footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect(refused).toContainEqual(expect.stringMatching(/\.css$/))
  expect(refused).toContainEqual(expect.stringContaining(entry))
})

/** Publishes a newer version of a page once it has been loaded. Returns how often the page was asked for. */
async function replaceVersion(page: Page, path: string, onReload = async () => {}) {
  const [entry = ''] = await entryScript()
  const visits: string[] = []
  // Of the context, whose last answers the fixture does not wait for.
  await page.context().route(path, async (route) => {
    const type = route.request().resourceType()
    visits.push(type)
    const isReload = type === 'document' && visits.length > 1
    if (isReload) await onReload()
    const response = await route.fetch()
    const text = await response.text()
    const isNewer = visits.length > 1 && !isReload
    const body = isNewer ? text.replaceAll(entry, '/assets/newer.js') : text
    await route.fulfill({ response, body })
  })
  return visits
}

const loadedOnce = ['document', 'fetch', 'document']

test.describe('when files are gone because a newer version has been published', () => {
  test('touching a form loads it once', async ({ page, lose }) => {
    const findAgain = await lose(hydrateScript())
    const visits = await replaceVersion(page, '/contact', findAgain)
    await page.goto('/contact')
    await started(page)
    const reloaded = page.waitForEvent('load')
    await page.getByLabel('Full Name*').focus()
    await reloaded
    await hydrated(page)
    await expect(page.locator('[data-failed]')).toHaveCount(0)
    expect(visits).toEqual(loadedOnce)
  })

  test('a lost loader loads it once', async ({ page, lose }) => {
    const findAgain = await lose(entryScript())
    const visits = await replaceVersion(page, '/contact', findAgain)
    await page.goto('/contact')
    await started(page)
    await answered(page)
    expect(visits).toEqual(loadedOnce)
  })

  test('a version that lacks its files, too, is not loaded for ever', async ({ page, lose }) => {
    await lose(entryScript())
    const visits = await replaceVersion(page, '/contact')
    await page.goto('/contact')
    await expect.poll(() => visits.slice(0, 3)).toEqual(loadedOnce)
    await expect(
      page
        .getByRole('main')
        .getByText('The form needs a script that is switched off or did not load.'),
    ).toBeVisible()
    await answered(page)
    expect(visits.filter((type) => type === 'document')).toHaveLength(2)
  })

  test('typed values, an open dialog and decorations keep the page', async ({
    page,
    lose,
    hold,
  }) => {
    await lose(hydrateScript())
    await lose(partScript('carousel'))
    const release = await hold(hydrateScript())
    const visits = await replaceVersion(page, '/creative-solution')
    await page.goto('/creative-solution')
    await started(page)
    await test.step('a carousel', async () => {
      const carousel = page.locator('[data-behaviour="carousel"]').first()
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel).toHaveAttribute('data-failed')
      await answered(page)
      expect(visits).toEqual(['document'])
    })
    await test.step('an open dialog', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Get in touch' }).click()
      await page.getByRole('dialog').getByLabel('Your e-mail address').focus()
      await release()
      await expect(page.getByRole('dialog').locator('[data-failed]').first()).toBeVisible()
      await page.keyboard.press('Escape')
    })
    await test.step('typed values', async () => {
      const field = page.getByRole('contentinfo').getByLabel('Your e-mail address')
      await field.fill('nadia@example.dz')
      await expect(
        page
          .getByRole('contentinfo')
          .getByText('The form needs a script that is switched off or did not load.'),
      ).toBeVisible()
      await answered(page)
      await expect(field).toHaveValue('nadia@example.dz')
    })
    expect(visits.filter((type) => type === 'document')).toHaveLength(1)
  })
})

/** By the time this is answered, every request of that moment has been made, and its answer has been used. */
async function answered(page: Page) {
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await (await fetch('/faq')).text()
  })
}

test('a part without its file is marked alone, and no longer once the file is there', async ({
  page,
  lose,
}) => {
  const findAgain = await lose(partScript('newsletter'))
  await page.goto('/contact')
  await started(page)
  const newsletter = page.getByRole('contentinfo').locator('form')
  const failure = 'The form needs a script that is switched off or did not load.'
  await newsletter.getByLabel('Your e-mail address').focus()
  await expect(newsletter.getByText(failure)).toBeVisible()
  await expect(page.getByRole('main').getByText(failure).first()).toBeHidden()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await findAgain()
  await page.getByRole('main').getByLabel('Full Name*').focus()
  await newsletter.getByLabel('Your e-mail address').focus()
  await expect(newsletter.getByText(failure)).toBeHidden()
})

/** Makes the first component of a script throw. */
function collapse(script: string) {
  return script.replace(
    /(function \w+\([^)]*\)\{)(?=return\(0,)/,
    '$1throw new Error("The roof fell in.");',
  )
}

test.describe('an island that throws', () => {
  test.use({ expectedMessages: [/The roof fell in\./] })

  test('is replaced, with the main part of its page, by the words of the error and the ways on', async ({
    page,
    replace,
  }) => {
    const repair = await replace(partScript('article-reply'), collapse)
    await page.goto('/blog/flutter-or-native')
    const title = await page.title()
    await started(page)
    await page.getByRole('main').getByLabel('Full Name*').focus()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByText('The roof fell in.')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveTitle('Error | Ikosim Studio')
    await expect(page.getByRole('link', { name: 'Back To Home' })).toHaveAttribute('href', '/')

    await repair()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page).toHaveTitle(title)
  })
})

test.describe('an island that throws without the code of the error page', () => {
  test.use({ expectedMessages: [/The roof fell in\.|request failed|ERR_FAILED/] })

  test('is replaced by the words of the error', async ({ page, lose, replace }) => {
    await lose(partScript('error-page'))
    await replace(partScript('article-reply'), collapse)
    await page.goto('/blog/flutter-or-native')
    await started(page)
    await page.getByRole('main').getByLabel('Full Name*').focus()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error! Error: The roof fell in.',
    )
  })
})

test.describe('a behaviour that throws', () => {
  test.use({ expectedMessages: [/collapse/] })

  test('is called once, and its part stays as it was written', async ({ page, replace }) => {
    await replace(partScript('bay-map'), (text) => text.replace('addEventListener', 'collapse'))
    let errors = 0
    page.on('pageerror', () => {
      errors += 1
    })
    await page.goto('/contact')
    await started(page)
    const map = page.locator('[data-behaviour="bay-map"]')
    await map.getByRole('button').hover()
    await expect(map.getByRole('button')).toBeHidden()
    await map.getByRole('link').hover()
    await expect(page.getByRole('heading', { name: 'Dear Ikosim,' })).toBeVisible()
    const failure = page
      .getByRole('main')
      .getByText('The form needs a script that is switched off or did not load.')
    await expect(failure.first()).toBeHidden()
    expect(errors).toBe(1)
  })

  test('in the viewer leads to the picture’s own file', async ({ page, replace }) => {
    await replace(partScript('open-lightbox'), (text) =>
      text.replace(/\.showModal\(\)/, '.collapse()'),
    )
    await page.goto('/architecture-agency')
    await hydrated(page)
    await page.getByRole('main').locator('a[aria-haspopup="dialog"]').first().click()
    await expect(page).toHaveURL(/\/media\/architecture\/.*\.jpg$/)
  })
})

test('without the lightbox code, the browser shows the picture', async ({ page, lose }) => {
  await lose(partScript('open-lightbox'))
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
  // The calendar above starts when the window comes near, and moves the map.
  await page.getByRole('button', { name: 'Load the live map' }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island="contact-consultation"]')).not.toHaveAttribute(
    'data-waiting',
  )
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
