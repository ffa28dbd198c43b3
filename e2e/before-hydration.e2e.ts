import type { Page } from '@playwright/test'
import { hydrated, resize, started } from './fixtures.ts'
import { bootScript, expect, laterScripts, reactStart, test } from './hold.ts'
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

for (const knowsCommands of [true, false]) {
  test(`the menu opens and closes at once in a browser with${knowsCommands ? '' : 'out'} invoker commands`, async ({
    page,
    hold,
  }) => {
    if (!knowsCommands) await forgetCommands(page)
    const release = await hold(reactStart())
    await resize(page, { width: 390, height: 844 })
    await page.goto('/')
    const menu = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()

    await release()
    await hydrated(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
  })
}

test('an early press opens the menu in a browser without invoker commands', async ({
  page,
  hold,
}) => {
  await forgetCommands(page)
  const release = await hold(bootScript())
  await resize(page, { width: 390, height: 844 })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a press on the menu is painted before the page under it is made inert', async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  await page.goto('/')
  // Before the boot script runs, the browser opens the menu itself.
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

test('an early submit keeps its data out of the address and is replayed after hydration', async ({
  page,
  hold,
}) => {
  const release = await hold(reactStart())
  await page.goto('/contact')
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.append(
      Object.assign(document.createElement('input'), { name: 'email', value: 'a@example.dz' }),
      Object.assign(document.createElement('button'), {
        name: 'by',
        value: 'hand',
        textContent: 'Try',
      }),
    )
    // Stands in for React, which handles the submit after hydration.
    document.addEventListener('submit', (event) => {
      if (!('hydrated' in document.documentElement.dataset)) return
      event.preventDefault()
      form.dataset.sentBy = (event.submitter as HTMLButtonElement | null)?.value
    })
    document.body.append(form)
  })
  await page.getByRole('button', { name: 'Try' }).click()
  await expect(page).toHaveURL('/contact')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Try' }) })
  await expect(form).not.toHaveAttribute('data-sent-by')

  await release()
  await expect(form).toHaveAttribute('data-sent-by', 'hand')
  await expect(page).toHaveURL('/contact')
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
  test(`the form of ${path}, filled in and submitted before the boot script has loaded, is stored once`, async ({
    page,
    hold,
  }) => {
    const release = await hold(bootScript())
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

test('an early press on a button is replayed after hydration', async ({ page, hold }) => {
  const release = await hold(reactStart())
  await page.goto('/portfolio')
  const filter = page.getByRole('button', { name: 'Logo Design' })
  await filter.click()
  await release()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
})

test('a press before the boot script is replayed after hydration', async ({ page, hold }) => {
  const release = await hold(bootScript())
  await page.goto('/portfolio', { waitUntil: 'commit' })
  const filter = page.getByRole('button', { name: 'Logo Design' })
  await filter.click()
  await release()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
})

test('a press in a deferred part is replayed after its hydration', async ({ page, hold }) => {
  const path = '/freelancer-agency'
  const release = await hold(laterScripts(path))
  await page.route(/youtube/, (route) => route.fulfill({ body: '' }))
  await page.goto(path)
  await page.keyboard.press('Shift')
  await started(page)
  await page.getByRole('button', { name: /^Play the film/ }).click()
  const film = page.getByRole('dialog', { name: 'the film' })
  await release()
  await expect(film).toBeVisible()
  await film.getByRole('button', { name: 'Close' }).click()
  await expect(film).toBeHidden()
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

test('elements opened before hydration stay open', async ({ page, hold }) => {
  const release = await hold(reactStart())
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
  const [boot = ''] = await bootScript()
  await holdTimersUntilPaint(page)
  await page.goto('/')
  // Input before the first paint ends the wait.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await hydrated(page)
  const { early, late } = await page.evaluate((boot) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const painted = paint?.startTime ?? Infinity
    const shown = Math.max(painted, navigation?.loadEventStart ?? Infinity)
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const late = files.filter(({ name }) => name.endsWith('.css') || name.endsWith(boot))
    const scripts = files.filter((file) => file.name.endsWith('.js') && !late.includes(file))
    return {
      early: [
        ...late.filter(({ startTime }) => startTime < painted),
        ...scripts.filter(({ startTime }) => startTime < shown),
      ].map(({ name }) => name),
      late: late.length,
    }
  }, boot)
  expect(early).toEqual([])
  expect(late).toBeGreaterThan(1)
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
    // Some pictures must load later, or the comparison would be empty.
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

/** React's context is created in the same task in which the boot script starts React. */
const isStarting = (page: Page) => page.evaluate(() => '__reactRouterContext' in window)

for (const [sign, wait, give] of [
  [
    'a scroll',
    100,
    () =>
      // The event comes with the next frame.
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        scrollTo(0, 100)
      }).then(() => undefined),
  ],
  [
    'a pointer that moves',
    100,
    () => {
      dispatchEvent(new PointerEvent('pointermove', { clientX: 10, movementX: 1 }))
    },
  ],
  ['three quiet seconds', 2000, () => undefined],
] as const) {
  test(`React is fetched when the page is idle, and runs after ${sign}`, async ({ page }) => {
    const [entry = ''] = await reactStart()
    const fetched = page.waitForResponse((response) => response.url().endsWith(entry))
    let isFetched = false
    fetched.then(() => (isFetched = true)).catch(() => undefined)
    // From here on, no timer, frame or idle callback runs by itself.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/')
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return isFetched
      })
      .toBe(true)

    // A resting pointer does not count as input.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { clientX: 9 })))
    await page.clock.runFor(1000)
    expect(await isStarting(page)).toBe(false)
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')

    await page.evaluate(give)
    await page.clock.runFor(wait)
    expect(await isStarting(page)).toBe(true)
    await page.clock.resume()
    await started(page)
  })
}

test('React starts at the first input, even while the page is still loading', async ({
  page,
  hold,
}) => {
  const release = await hold('**/*.woff2')
  const boot = await bootScript()
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && !boot.includes(pathname)) scripts.push(pathname)
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await started(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  await release()
})

test('the boot script lays out far sections before they are scrolled to', async ({
  page,
  hold,
}) => {
  const release = await hold(bootScript())
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
  expect(height).toBeGreaterThan(700)
})

test('on a phone the pictures below the first screen wait for those on it', async ({
  page,
  hold,
}) => {
  const release = await hold(bootScript())
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

test('the build marks the end of each home’s first screen correctly', async ({ page }) => {
  for (const path of [
    '/',
    '/creative-solution',
    '/marketing-agency',
    '/freelancer-agency',
    '/photography-agency',
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

test('an early scroll shows sections that are laid out', async ({ page, hold }) => {
  const release = await hold(bootScript())
  await resize(page, { width: 390, height: 844 })
  await page.goto('/portfolio', { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  expect(await isHidden(page)).toBe(true)
  await page.evaluate(() => scrollBy(0, 100))
  await expect.poll(() => isHidden(page)).toBe(false)
  await release()
})

test.describe('without the boot script', () => {
  test.use({ expectedMessages: [/request failed|ERR_FAILED/] })

  test('no content stays hidden', async ({ page, lose }) => {
    await lose(bootScript())
    await resize(page, { width: 390, height: 844 })
    await page.goto('/portfolio')
    await expect.poll(() => isHidden(page)).toBe(false)
  })
})

test('a reload keeps the scroll position, and a fragment scrolls to its target', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  await page.mouse.wheel(0, 4000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(4000)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(4000)

  await page.goto('/about#credits')
  await hydrated(page)
  await expect(page.locator('#credits')).toBeInViewport()
})

test('a page reached by a click looks like the same page after a load', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  for (const to of ['/contact', '/']) {
    const title = await page.title()
    await page.locator(`a[href="${to}"]:visible`).first().click()
    await page.waitForURL(to)
    await expect(page).not.toHaveTitle(title)
    await hydrated(page)
    const reached = await describeLooks(page)
    await page.reload()
    await hydrated(page)
    expect(reached, to).toEqual(await describeLooks(page))
  }
})

/** Computed styles of every element in `main`. */
function describeLooks(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('main *')].map((element) => {
      const { color, display, font, margin, padding } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return { name: element.localName, color, display, font, margin, padding, width, height }
    })
  })
}
