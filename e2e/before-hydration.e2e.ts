import type { Page } from '@playwright/test'
import { expect, hydrated, started, test } from './fixtures.ts'

/** Keeps a script back until the returned function is called. */
async function hold(page: Page, name: string) {
  const released = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Keeps React's start file back. */
const holdHydration = (page: Page) => hold(page, 'entry.client')

/** Makes a browser from before 2025 of this one. */
async function forgetCommands(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement']) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
    }
    // The browser would still follow the attributes; only the page's own script may open the dialog.
    addEventListener('command', (event) => event.preventDefault(), true)
  })
}

for (const knowsCommands of [true, false]) {
  test(`the menu opens and closes at once in a browser with${knowsCommands ? '' : 'out'} invoker commands`, async ({
    page,
  }) => {
    if (!knowsCommands) await forgetCommands(page)
    const release = await holdHydration(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const menu = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()

    release()
    await hydrated(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
  })
}

test('a press that comes before the boot script opens the menu in a browser without invoker commands', async ({
  page,
}) => {
  await forgetCommands(page)
  const release = await hold(page, 'boot')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a press on the menu is painted before the page under it is made inert', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  // Before the boot script is there the browser opens the menu by itself.
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

test('a form that is sent too early keeps its data out of the address and is sent once React listens', async ({
  page,
}) => {
  const release = await holdHydration(page)
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
    // Stands for React, which takes over what is sent after it has started.
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

  release()
  await expect(form).toHaveAttribute('data-sent-by', 'hand')
  await expect(page).toHaveURL('/contact')
})

test('a button that is pressed too early does its work once React listens', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/portfolio')
  const filter = page.getByRole('button', { name: 'Logo Design' })
  await filter.click()
  release()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
})

test('so does one that is pressed before the boot script is there', async ({ page }) => {
  const release = await hold(page, 'boot')
  await page.goto('/portfolio', { waitUntil: 'commit' })
  const filter = page.getByRole('button', { name: 'Logo Design' })
  await filter.click()
  release()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
})

test('so does a button of a part that React takes over later', async ({ page }) => {
  const release = await hold(page, 'freelancer-end')
  await page.goto('/freelancer-agency')
  await started(page)
  await page.getByRole('button', { name: /^Play the film/ }).click()
  const film = page.getByRole('dialog', { name: 'the film' })
  await page.route(/youtube/, (route) => route.fulfill({ body: '' }))
  release()
  await expect(film).toBeVisible()
  await film.getByRole('button', { name: 'Close' }).click()
  await expect(film).toBeHidden()
})

test('the page answers where the browser does not tell of its paints', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/portfolio')
  const filter = page.getByRole('button', { name: 'Logo Design' })
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
})

test('what the browser opens by itself stays open when React comes', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Pages' }).click()
  const entry = page.getByRole('link', { name: 'FAQ', exact: true }).first()
  await expect(entry).toBeVisible()
  release()
  await hydrated(page)
  await expect(entry).toBeVisible()
})

test('no script and no late stylesheet competes with the first paint', async ({ page }) => {
  await page.goto('/')
  await started(page)
  const { early, late } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const painted = paint?.startTime ?? Infinity
    const shown = Math.max(painted, navigation?.loadEventStart ?? Infinity)
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const late = files.filter(({ name }) => /\.css$|\/boot-[^/]+$/.test(name))
    const scripts = files.filter((file) => file.name.endsWith('.js') && !late.includes(file))
    return {
      early: [
        ...late.filter(({ startTime }) => startTime < painted),
        ...scripts.filter(({ startTime }) => startTime < shown),
      ].map(({ name }) => name),
      late: late.length,
    }
  })
  expect(early).toEqual([])
  expect(late).toBeGreaterThan(1)
})

for (const [path, first] of [
  ['/team', /lina-haddad/],
  ['/case-study/tassili-bank-onboarding', /tassili-bank-hero/],
  ['/freelancer-agency', /^$/],
] as const) {
  test(`no picture but the first competes with the first paint of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await started(page)
    const { early, late } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const pictures = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/media/'))
      const isEarly = ({ startTime }: PerformanceEntry) =>
        startTime < (paint?.startTime ?? Infinity)
      return {
        early: pictures.filter(isEarly).map(({ name }) => name),
        late: pictures.filter((picture) => !isEarly(picture)).length,
      }
    })
    expect(early.filter((name) => !first.test(name))).toEqual([])
    expect(late).toBeGreaterThan(1)
  })
}

/** Opens a page on which the quiet seconds after which React would start by itself do not end, and waits for its files. */
async function openUnasked(page: Page, path: string) {
  await page.addInitScript(() => {
    const setTimeoutOfBrowser = window.setTimeout
    window.setTimeout = ((task: () => void, ms?: number) =>
      ms === 3000 ? 0 : setTimeoutOfBrowser(task, ms)) as typeof setTimeout
  })
  const entry = page.waitForResponse(/entry\.client/)
  await page.goto(path)
  await (await entry).finished()
}

test('React is fetched without a sign of the visitor, and does not run before the first one', async ({
  page,
}) => {
  await openUnasked(page, '/')
  // Were it to run, it would have by the time a file that is asked for now is here.
  await page.evaluate(async () => (await fetch('/contact')).text())
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')

  await page.evaluate(() => scrollTo(0, 100))
  await started(page)
})

test('a pointer that only rests on the page starts nothing, one that moves does', async ({
  page,
}) => {
  await openUnasked(page, '/')
  await page.evaluate(async () => {
    dispatchEvent(new PointerEvent('pointermove', { clientX: 9 }))
    await (await fetch('/contact')).text()
  })
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')

  await page.evaluate(() => {
    dispatchEvent(new PointerEvent('pointermove', { clientX: 10, movementX: 1 }))
  })
  await started(page)
})

test('React starts at the first sign of the visitor, even while the page is still loading', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await released.promise
    await route.continue()
  })
  let scripts = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('/boot-')) scripts++
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(scripts).toBe(0)
  await page.keyboard.press('Tab')
  await started(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  released.resolve()
})

test('what stands far down is laid out by the boot script, before anybody comes there', async ({
  page,
}) => {
  const release = await hold(page, 'boot')
  await page.goto('/', { waitUntil: 'commit' })
  const foot = page.getByRole('contentinfo').locator('form')
  await foot.waitFor({ state: 'attached' })
  const isLaidOut = () =>
    foot.evaluate((form) => form.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)

  release()
  await expect.poll(isLaidOut).toBe(true)
  await started(page)
  await expect(page.locator('[data-far], html[data-fresh]')).toHaveCount(0)
  const { height } = await page
    .getByRole('contentinfo')
    .evaluate((one) => one.getBoundingClientRect())
  expect(height).toBeGreaterThan(700)
})

test('on a phone the pictures below the first screen wait for those on it', async ({ page }) => {
  const release = await hold(page, 'boot')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/portfolio', { waitUntil: 'commit' })
  const pictures = page.locator('main li[data-width] img')
  await pictures.nth(2).waitFor({ state: 'attached' })
  const areLaidOut = () =>
    pictures.evaluateAll((all) =>
      all.slice(0, 4).map((one) => one.checkVisibility({ contentVisibilityAuto: true })),
    )
  expect(await areLaidOut()).toEqual([true, false, false, false])

  release()
  await expect.poll(areLaidOut).toEqual([true, true, true, true])
})

for (const home of [
  '',
  'creative-solution',
  'marketing-agency',
  'freelancer-agency',
  'photography-agency',
]) {
  const path = `/${home}`
  test(`the first screen of ${path} ends where the build says`, async ({ page }) => {
    await page.goto(path)
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [1440, 1100],
    ] as const) {
      await page.setViewportSize({ width, height })
      const hero = await page.locator('[data-fills-window]').boundingBox()
      expect(hero && hero.y + hero.height).toBeGreaterThanOrEqual(height)
    }
  })
}

for (const path of ['/', '/portfolio', '/blog/flutter-or-native']) {
  test(`nothing moves on ${path} while its far parts are laid out`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = []
      window.shifts = shifts
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(page.locator('[data-far]')).toHaveCount(0)
    // React starts a few seconds later: by then the browser has told of all.
    await hydrated(page)
    const moved = await page.evaluate(() =>
      window.shifts?.map((entry) => ('value' in entry ? Number(entry.value) : 0)),
    )
    // A word may be a hair narrower than in the fallback.
    expect(moved?.filter((value) => value > 0.001)).toEqual([])
  })
}

const isHidden = (page: Page) =>
  page
    .locator('[data-below-phone]')
    .evaluateAll((parts) =>
      parts.some((part) => getComputedStyle(part).contentVisibility === 'hidden'),
    )

test('whoever scrolls before the boot script is there finds the page there', async ({ page }) => {
  const release = await hold(page, 'boot')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/portfolio', { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  expect(await isHidden(page)).toBe(true)
  await page.evaluate(() => scrollBy(0, 100))
  await expect.poll(() => isHidden(page)).toBe(false)
  release()
})

test.describe('when the boot script does not arrive', () => {
  test.use({ expectedMessages: [/boot-\S+\.js: (request failed|net::)|ERR_FAILED/] })

  test('nothing stays hidden', async ({ page }) => {
    await page.route('**/assets/boot-*.js', (route) => route.abort())
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/portfolio')
    await expect.poll(() => isHidden(page)).toBe(false)
  })
})

test('a reload stays where the reader was, and a link into a page leads there', async ({
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

test.describe('a page reached by a click', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [from, to] of [
    ['/', '/contact'],
    ['/contact', '/'],
  ] as const) {
    test(`looks like the same page loaded: ${to}`, async ({ page }) => {
      await page.goto(from)
      await hydrated(page)
      const title = await page.title()
      await page.locator(`a[href="${to}"]:visible`).first().click()
      await page.waitForURL(to)
      await expect(page).not.toHaveTitle(title)
      await hydrated(page)
      const reached = await describeLooks(page)
      await page.reload()
      await hydrated(page)
      expect(reached).toEqual(await describeLooks(page))
    })
  }
})

/** What the styles make of every element of the page's own part. */
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
