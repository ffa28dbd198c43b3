import type { Page } from '@playwright/test'
import { type FaqItem, faq } from '#words/faq.ts'
import { expect, open, resize, test } from './fixtures.ts'

/** One page of each kind: forms, filters, tabs, carousels, slides, and the surfaces of the demo homes. */
const kinds = ['/', '/service', '/portfolio', '/contact', '/blog', '/faq', '/photography-agency']

for (const path of kinds) {
  test(`controls of ${path} stay visible in forced colours, and print is dark on white without controls`, async ({
    page,
  }) => {
    await open(page, path)
    await test.step('in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await page.evaluate(findShapeless)).toEqual([])
      await inForcedColours[path]?.(page)
      await page.emulateMedia({ forcedColors: 'none' })
    })
    await test.step('with more contrast', async () => {
      await page.emulateMedia({ contrast: 'more' })
      await withMoreContrast[path]?.(page)
      await page.emulateMedia({ contrast: 'no-preference' })
    })
    await test.step('on paper', async () => {
      await resize(page, { width: 718, height: 1000 })
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate(findPaleText)).toEqual([])
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
      for (const name of ['Menu', 'Get in touch', 'Load More', 'Next slide', 'Subscribe']) {
        await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0)
      }
      await expect(page.locator('[aria-pressed]:visible')).toHaveCount(0)
      // The extended surface behind the header must not cover it.
      const logo = page.getByRole('link', { name: 'Ikosim Studio, home' })
      await logo.click({ trial: true })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718)
      await onPaper[path]?.(page)
    })
  })
}

type Checks = Record<string, (page: Page) => Promise<void>>

/** A selected state differs by more than its background. */
const inForcedColours: Checks = {
  '/service': async (page) => {
    await page.getByRole('radio', { name: 'Yearly' }).check({ force: true })
    const chosen = page.locator('label:has(:checked)', { hasText: 'Yearly' })
    await expect(chosen).not.toHaveCSS('outline-style', 'none')
    await expect(page.locator('label', { hasText: 'Monthly' })).toHaveCSS('outline-style', 'none')
  },
  '/portfolio': async (page) => {
    const filter = page.getByRole('button', { name: 'Web Design' })
    await filter.click()
    await page.mouse.move(10, 10)
    await expect(filter).not.toHaveCSS('outline-style', 'none')
  },
}

test('in forced colours the controls of the vertical showcase stay visible, and the current slide is marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/case-study-showcase')
  await page.locator('[data-deck]').waitFor()
  expect(await page.evaluate(findShapeless)).toEqual([])
  const colours = await page
    .locator('nav[aria-label="Slides"] a')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark, '::before').backgroundColor))
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(new Set(colours).size).toBe(2)
  expect(colours).not.toContain(canvas)
})

const withMoreContrast: Checks = {
  // Muted text is as dark as normal text, on every surface.
  '/contact': async (page) => {
    const colours = await page.locator('[data-surface]').evaluateAll((surfaces) =>
      surfaces.map((surface) => {
        const style = getComputedStyle(surface)
        const [text, muted] = ['--color-text', '--color-muted'].map((name) =>
          style.getPropertyValue(name),
        )
        return { text, muted }
      }),
    )
    expect(colours.length).toBeGreaterThan(3)
    for (const { text, muted } of colours) expect(muted).toBe(text)
  },
}

/** Content that a screen shows in turns is all visible in print. */
const onPaper: Checks = {
  '/service': async (page) => {
    const quotes = page.getByRole('region', { name: 'What clients say' }).locator('figure')
    await quotes.first().scrollIntoViewIfNeeded()
    await expect(quotes.filter({ visible: true })).toHaveCount(4)
    // Nothing is beyond the edge of the paper, as slides are on screen.
    const edges = await quotes.evaluateAll((all) =>
      all.map((quote) => {
        const { left, right } = quote.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      }),
    )
    expect(edges).toEqual([true, true, true, true])
  },
  '/faq': async (page) => {
    const answers = page.locator('main details > :not(summary)')
    await expect(answers).toHaveCount(faq.categories.flatMap<FaqItem>(({ items }) => items).length)
    const heights = await answers.evaluateAll((all) =>
      all.map((answer) => answer.getBoundingClientRect().height),
    )
    expect(Math.min(...heights)).toBeGreaterThan(10)
  },
  // A link to another site prints its address.
  '/contact': async (page) => {
    const shown = await page
      .locator('main a[href^="http"]:visible')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
    expect(shown.length).toBeGreaterThan(0)
    for (const content of shown) expect(content).toContain('http')
  },
}

/** Runs in the page: controls without text, picture or a border in forced colours. */
function findShapeless(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, select, summary',
  )
  return [...controls]
    .filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]'))
        return false
      const { width, height } = control.getBoundingClientRect()
      const label = control.closest('label')
      const shown = [control, label, ...control.children, ...(label?.children ?? [])]
      const hasBorder = shown.some((part) => {
        if (!part) return false
        const style = getComputedStyle(part)
        return ['Top', 'Bottom'].some((side) => {
          const line = style.getPropertyValue(`border-${side.toLowerCase()}-width`)
          return Number.parseFloat(line) > 0 && Number(style.opacity) > 0
        })
      })
      const words = (label ?? control).textContent?.trim()
      const hasMark = ['::before', '::after'].some((pseudo) => {
        const { content, backgroundColor } = getComputedStyle(control, pseudo)
        const ground = getComputedStyle(document.body).backgroundColor
        const isSeen = backgroundColor !== ground && backgroundColor !== 'rgba(0, 0, 0, 0)'
        return content !== 'none' && isSeen
      })
      const hasPicture = (label ?? control).querySelector('svg, img') !== null
      return width > 0 && height > 0 && !hasBorder && !words && !hasPicture && !hasMark
    })
    .map((control) => control.outerHTML.slice(0, 120))
}

/** Runs in the page: text with poor contrast in print. Buttons have their own background. */
function findPaleText(): string[] {
  const pale: string[] = []
  for (const element of document.querySelectorAll(
    'main :is(h1, h2, h3, p, li, dt, dd), footer :is(p, a)',
  )) {
    if (element.closest('[inert], [aria-hidden]') || !element.textContent?.trim()) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) continue
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    if (red * 0.3 + green * 0.6 + blue * 0.1 > 110) pale.push(element.outerHTML.slice(0, 120))
  }
  return pale
}
