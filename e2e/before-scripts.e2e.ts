import type { Page } from '@playwright/test'
import { hydrated, laidOut, resize, started } from './fixtures.ts'
import { entryScript, expect, partScript, reactScript, test } from './hold.ts'
import { findShifts, noteShifts } from './shifts.ts'

/** Makes the browser behave like one from before 2025. */
async function forgetCommands(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement']) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
    }
    // The browser would still follow the attributes; remove them, so that only the page's script can open the dialog.
    addEventListener('command', (event) => event.preventDefault(), true)
  })
}

test('the menu opens and closes before any script', async ({ page, hold }) => {
  const release = await hold(entryScript())
  await resize(page, { width: 390, height: 844 })
  await page.goto('/')
  const menu = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toBeHidden()

  await release()
  await started(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
})

test('an early press opens the menu in a browser without invoker commands', async ({
  page,
  hold,
}) => {
  await forgetCommands(page)
  const release = await hold(entryScript())
  await resize(page, { width: 390, height: 844 })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a press on the menu is painted before the page under it is made inert', async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  await page.goto('/')
  // Before the loader runs, the browser opens the menu itself.
  await started(page)
  const menu = page.locator('#menu')
  const isOpen = (name: string) =>
    page.getByRole('button', { name }).evaluate((button: HTMLButtonElement) => {
      button.click()
      return document.querySelector('dialog:modal') !== null
    })
  expect(await isOpen('Menu')).toBe(false)
  await expect(menu).toBeVisible()
  expect(await isOpen('Close')).toBe(true)
  await expect(menu).toBeHidden()
  await expect(menu).not.toHaveAttribute('data-leaving')
})

const earlyForms = [
  { path: '/terms-of-use', landmark: 'contentinfo', send: 'Subscribe', key: 'newsletter_emails' },
  {
    path: '/blog/flutter-or-native',
    landmark: 'main',
    send: 'Leave comment',
    key: 'blog_comments',
  },
  {
    path: '/architecture-agency',
    landmark: 'main',
    send: 'Continue',
    key: 'contact_submissions',
  },
] as const

for (const { path, landmark, send, key } of earlyForms) {
  for (const [late, script] of [
    ['any script', entryScript],
    ['React', reactScript],
  ] as const) {
    test(`the form of ${path} that is filled in and sent before ${late} is there is stored once`, async ({
      page,
      hold,
    }) => {
      const release = await hold(script())
      await page.goto(path, { waitUntil: 'commit' })
      const button = page.getByRole('button', { name: send })
      const form = page.getByRole(landmark).locator('form').filter({ has: button })
      // Fills in the form as a password manager does.
      await form.evaluate((element: HTMLFormElement) => {
        for (const control of element.querySelectorAll<HTMLInputElement>('[required]')) {
          control.value = control.type === 'email' ? 'lina@example.dz' : 'Lina'
        }
      })
      await form.getByLabel(/mail/i).press('Enter')
      await form.getByLabel(/mail/i).press('Enter')
      await release()
      const stored = () =>
        page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]').length, key)
      await expect.poll(stored).toBe(1)
      await expect(form.getByRole('status')).toHaveText(/^Thank you/)
      await expect(page).toHaveURL(path)
      expect(await stored()).toBe(1)
    })
  }
}

for (const [late, script] of [
  ['any script', entryScript],
  ['the list’s script', () => partScript('filtered-list')],
] as const) {
  test(`a press on a filter before ${late} is repeated once it is there`, async ({
    page,
    hold,
  }) => {
    const release = await hold(script())
    await page.goto('/portfolio', { waitUntil: 'commit' })
    await laidOut(page)
    const filter = page.getByRole('button', { name: 'Logo Design' })
    await filter.click()
    await release()
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
  })
}

test('a part answers while the page is still loading', async ({ page, hold }) => {
  const release = await hold(/\/media\//)
  await page.goto('/portfolio', { waitUntil: 'commit' })
  await laidOut(page)
  const filter = page.getByRole('button', { name: 'Logo Design' })
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  await release()
})

test('a press on “load more” before its script loads once', async ({ page, hold }) => {
  const release = await hold(partScript('filtered-list'))
  await page.goto('/freelancer-agency')
  await started(page)
  await laidOut(page)
  const more = page.getByRole('button', { name: 'Load More' })
  await more.dblclick()
  await release()
  await expect(page.locator('#work').getByRole('listitem')).toHaveCount(10)
})

test('a press on a picture before the gallery’s script opens the viewer', async ({
  page,
  hold,
}) => {
  const release = await hold(partScript('gallery'))
  await page.goto('/portfolio/riwaq-books')
  await started(page)
  await laidOut(page)
  await page.locator('main a[aria-haspopup="dialog"]').first().click()
  await release()
  await expect(page.getByRole('dialog', { name: 'Picture viewer' })).toBeVisible()
  await expect(page).toHaveURL('/portfolio/riwaq-books')
})

test('a press that waits is forgotten when something is typed elsewhere', async ({
  page,
  hold,
}) => {
  const [viewer] = await partScript('open-lightbox')
  const release = await hold(partScript('gallery'))
  await page.goto('/portfolio/riwaq-books')
  await started(page)
  await laidOut(page)
  const gallery = page.locator('[data-behaviour="gallery"]').first()
  await gallery.locator('a[aria-haspopup="dialog"]').first().click()
  await page.getByRole('contentinfo').getByLabel('Your e-mail address').fill('lina@example.dz')
  await release()
  await expect(gallery).not.toHaveAttribute('data-waiting')
  // Whatever the press would fetch has been asked for by the time that this is answered.
  await page.evaluate(async () => (await fetch('/faq')).text())
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(files).not.toContain(viewer)
})

test('a double click on a picture opens one viewer', async ({ page, hold }) => {
  const release = await hold(partScript('open-lightbox'))
  await page.goto('/portfolio/riwaq-books')
  await hydrated(page)
  await page.locator('main a[aria-haspopup="dialog"]').first().dblclick()
  await release()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an early press opens a film in a browser without invoker commands', async ({
  page,
  hold,
}) => {
  await forgetCommands(page)
  await page.route(/youtube/, (route) => route.fulfill({ body: '' }))
  const release = await hold(entryScript())
  await page.goto('/freelancer-agency', { waitUntil: 'commit' })
  await laidOut(page)
  await page.getByRole('button', { name: /^Play the Blender film/ }).click()
  await release()
  const film = page.getByRole('dialog', { name: 'the Blender film' })
  await expect(film).toBeVisible()
  await expect(film.locator('iframe')).toHaveCount(1)
})

test('a carousel shows its controls before its script, and the first press moves it', async ({
  page,
  hold,
}) => {
  const release = await hold(partScript('carousel'))
  await noteShifts(page)
  await resize(page, { width: 390, height: 844 })
  await page.goto('/service')
  await started(page)
  await laidOut(page)
  const carousel = page.getByRole('region', { name: 'What clients say' })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByText('1 / 4', { exact: true })).toBeVisible()
  await carousel.getByRole('button', { name: 'Next slide' }).click()
  await expect(carousel.locator('[data-current]')).toHaveCount(0)
  await release()
  await expect(carousel.locator('[data-current]')).toHaveAttribute('aria-label', '2 of 4')
  await expect(carousel.getByText('2 / 4', { exact: true })).toBeVisible()
  expect(await findShifts(page)).toEqual([])
})

test('a film that is opened before its script plays once it is there', async ({ page, hold }) => {
  const release = await hold(partScript('video-popup'))
  await page.route(/youtube/, (route) => route.fulfill({ body: '' }))
  await page.goto('/freelancer-agency')
  await started(page)
  await laidOut(page)
  await page.getByRole('button', { name: /^Play the Blender film/ }).click()
  const film = page.getByRole('dialog', { name: 'the Blender film' })
  await expect(film).toBeVisible()
  await expect(film.locator('iframe')).toHaveCount(0)
  await release()
  await expect(film.locator('iframe')).toHaveCount(1)
  await film.getByRole('button', { name: 'Close' }).click()
  await expect(film).toBeHidden()
  await expect(film.locator('iframe')).toHaveCount(0)
})

test('the blog hides its list for a query of its own, and not for long', async ({ page, hold }) => {
  const release = await hold(entryScript())
  const list = page.getByRole('heading', { name: 'All articles', includeHidden: true })
  await page.goto('/blog?utm_source=letter', { waitUntil: 'commit' })
  await expect(list).toBeVisible()

  await page.goto('/blog?page=2', { waitUntil: 'commit' })
  await expect(list).toBeAttached()
  await expect(list).toBeHidden()
  // The end of the longest wait.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(list).toBeVisible()
  await release()
  await expect(page.getByText(/page 2 of/)).toBeVisible()
})

test('the page becomes interactive in a browser without paint timing', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/portfolio')
  const filter = page.getByRole('button', { name: 'Logo Design' })
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
})

test('elements opened before scripts run stay open', async ({ page, hold }) => {
  const release = await hold(entryScript())
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Pages' }).click()
  const entry = page.getByRole('link', { name: 'FAQ', exact: true }).first()
  await expect(entry).toBeVisible()
  await release()
  await hydrated(page)
  await expect(entry).toBeVisible()
})

/**
 * A page that is not painted within a second after load goes on without the paint, which happens on a busy machine.
 * Here no timer starts before the first paint.
 */
function holdTimersUntilPaint(page: Page) {
  return page.addInitScript(() => {
    const { setTimeout } = window
    const painted = new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    })
    const setTimeoutOncePainted = (task: () => void, milliseconds?: number) => {
      painted.then(() => setTimeout(task, milliseconds))
      return 0
    }
    Object.assign(window, { setTimeout: setTimeoutOncePainted })
  })
}

test('no script and no late stylesheet competes with the first paint', async ({ page }) => {
  await holdTimersUntilPaint(page)
  await page.goto('/')
  // Input before the first paint ends the wait.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await hydrated(page)
  const { early, late } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const painted = paint?.startTime ?? Infinity
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(css|js)$/.test(name))
    const early = files.filter(({ startTime }) => startTime < painted)
    return { early: early.map(({ name }) => name), late: files.length - early.length }
  })
  expect(early).toEqual([])
  expect(late).toBeGreaterThan(2)
})

test('reading a page to its end fetches no React, and touching a form does', async ({ page }) => {
  const [react = ''] = await reactScript()
  const isFetched = () =>
    page.evaluate((name) => performance.getEntriesByName(location.origin + name).length > 0, react)
  for (const path of ['/', '/blog/offline-first-apps', '/team', '/about']) {
    await page.goto(path)
    await started(page)
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame)
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y)
        await frame()
        await frame()
      }
    })
    // What comes near starts by now.
    await expect(page.locator('[data-waiting="near"]')).toHaveCount(0)
    expect(await isFetched(), path).toBe(false)
  }
  await page.getByRole('contentinfo').getByLabel('Your e-mail address').focus()
  await expect.poll(isFetched).toBe(true)
})

test('no picture except the first competes with the first paint', async ({ page }) => {
  await holdTimersUntilPaint(page)
  await resize(page, { width: 390, height: 844 })
  for (const [path, first] of [
    ['/team', /lina-haddad/],
    ['/case-study/tassili-bank-onboarding', /tassili-bank-hero/],
    ['/freelancer-agency', /^$/],
  ] as const) {
    await page.goto(path)
    await laidOut(page)
    // Some pictures must load later, or the comparison would be empty. How near a lazy one has to be depends on what the
    // browser thinks of the connection, so the last ones are brought into the window.
    const lazy = page.locator('main img[loading="lazy"]').filter({ visible: true })
    for (const at of [-1, -2]) await lazy.nth(at).scrollIntoViewIfNeeded()
    await expect.poll(async () => (await readPictures(page)).late).toBeGreaterThan(1)
    const { early } = await readPictures(page)
    expect(
      early.filter((name) => !first.test(name)),
      path,
    ).toEqual([])
  }
})

/** The pictures requested before the first paint, and the number requested after it. */
function readPictures(page: Page) {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const pictures = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/media/'))
    const isEarly = ({ startTime }: PerformanceEntry) => startTime < (paint?.startTime ?? Infinity)
    return {
      early: pictures.filter(isEarly).map(({ name }) => name),
      late: pictures.filter((picture) => !isEarly(picture)).length,
    }
  })
}

test('the loader lays out far sections before they are scrolled to', async ({ page, hold }) => {
  const release = await hold(entryScript())
  await page.goto('/', { waitUntil: 'commit' })
  const foot = page.getByRole('contentinfo').locator('form')
  await foot.waitFor({ state: 'attached' })
  const isLaidOut = () =>
    foot.evaluate((form) => form.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)

  await release()
  await expect.poll(isLaidOut).toBe(true)
  await started(page)
  await expect(page.locator('[data-far], html[data-fresh]')).toHaveCount(0)
  const { height } = await page
    .getByRole('contentinfo')
    .evaluate((one) => one.getBoundingClientRect())
  // Before, it has the height that all far parts are assumed to have (styles/base.css).
  expect(height).toBeLessThan(700)
})

test('on a phone the pictures below the first screen wait for those on it', async ({
  page,
  hold,
}) => {
  const release = await hold(entryScript())
  await resize(page, { width: 390, height: 844 })
  await page.goto('/portfolio', { waitUntil: 'commit' })
  const pictures = page.locator('main li[data-width] img')
  await pictures.nth(2).waitFor({ state: 'attached' })
  const areLaidOut = () =>
    pictures.evaluateAll((all) =>
      all.slice(0, 4).map((one) => one.checkVisibility({ contentVisibilityAuto: true })),
    )
  expect(await areLaidOut()).toEqual([true, false, false, false])

  await release()
  await expect.poll(areLaidOut).toEqual([true, true, true, true])
})

test('the build marks the end of the first screen correctly', async ({ page }) => {
  for (const path of [
    '/',
    '/creative-solution',
    '/marketing-agency',
    '/freelancer-agency',
    '/photography-agency',
    '/personal-portfolio',
    '/service',
    '/team',
    '/contact',
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [1440, 1100],
    ] as const) {
      await resize(page, { width, height })
      const hero = await page.locator('[data-fills-window]').boundingBox()
      expect(hero && hero.y + hero.height, `${path} at ${width}`).toBeGreaterThanOrEqual(height)
    }
  }
})

test('laying out far sections shifts nothing', async ({ page }) => {
  await noteShifts(page)
  await resize(page, { width: 390, height: 844 })
  for (const path of ['/', '/portfolio', '/blog/flutter-or-native']) {
    await page.goto(path)
    await expect(page.locator('[data-far]')).toHaveCount(0)
    await hydrated(page)
    expect(await findShifts(page), path).toEqual([])
  }
})

const isHidden = (page: Page) =>
  page
    .locator('[data-below-phone]')
    .evaluateAll((parts) =>
      parts.some((part) => getComputedStyle(part).contentVisibility === 'hidden'),
    )

test('an early scroll finds the sections laid out', async ({ page, hold }) => {
  const release = await hold(entryScript())
  await resize(page, { width: 390, height: 844 })
  await page.goto('/portfolio', { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  expect(await isHidden(page)).toBe(true)
  await page.evaluate(() => scrollBy(0, 100))
  await expect.poll(() => isHidden(page)).toBe(false)
  await release()
})

test.describe('without the entry script', () => {
  test.use({ expectedMessages: [/request failed|ERR_FAILED/] })

  test('nothing stays hidden', async ({ page, lose }) => {
    await lose(entryScript())
    await resize(page, { width: 390, height: 844 })
    await page.goto('/portfolio')
    await expect.poll(() => isHidden(page)).toBe(false)
  })
})

test('a reload keeps the scroll position, and a fragment scrolls to its target', async ({
  page,
}) => {
  await readAbout(page)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(4000)

  await page.goto('/about#credits')
  await hydrated(page)
  await expect(page.locator('#credits')).toBeInViewport()
})

test('a reload shows nothing before all styles are there, then the place that was left', async ({
  page,
  hold,
}) => {
  await readAbout(page)
  const release = await hold(/\.css$/)

  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  expect(await countPaints(page)).toBe(0)
  await release()
  await expect.poll(() => countPaints(page)).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBe(4000)
})

/** Opens a long page and scrolls it down by 4000 pixels. */
async function readAbout(page: Page) {
  await page.goto('/about')
  await hydrated(page)
  await page.mouse.wheel(0, 4000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(4000)
}

const countPaints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('paint').length)
