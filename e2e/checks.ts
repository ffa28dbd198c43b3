import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** All axe rules for WCAG 2.2 AA and its best practices. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects axe to find nothing on the current page. `within` is a selector, for a part that has just changed. */
export async function expectAccessible(page: Page, within?: string) {
  // A dialog opens a moment after the click.
  if (within) await page.locator(within).first().waitFor()
  // Half a megabyte: inject it once per page.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
  if (within) axe.include(within)
  // Skipping other hosts' frames and the details of passes takes a quarter of the time.
  axe.setLegacyMode(true).options({ resultTypes: ['violations'], iframes: false })
  await settled(page)
  const { violations } = await axe.withTags(axeTags).analyze()
  const findings = violations.map(({ id, impact, help, nodes }) => ({
    id,
    impact,
    help,
    at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }))
  expect(findings).toEqual([])
}

/** Waits for running colour transitions, whose intermediate contrast does not matter. */
function settled(page: Page) {
  return page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}

/** The elements that make the page wider than its window, for the failure message. */
export function findOverflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.localName}.${element.className}`)
    return [`${scrollWidth} px`, ...wide.slice(0, 10)]
  })
}

/**
 * Text that the edge of the window cuts. What leaves the window against the reading direction cannot be scrolled to,
 * and makes no page wider.
 */
export function findCutText(page: Page) {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const faults = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.nodeValue?.trim()
      if (!words || !isRead(node.parentElement)) continue
      range.selectNodeContents(node)
      const isCut = [...range.getClientRects()].some(
        ({ left, right, width }) =>
          width > 2 && right > 0 && left < clientWidth && (left < -1 || right > clientWidth + 1),
      )
      if (isCut) faults.add(words.slice(0, 60))
    }
    return [...faults]

    /** Slides, rows in motion and decorations may leave the window. */
    function isRead(element: Element | null) {
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false
      for (
        let one: Element | null = element;
        one && one !== document.body;
        one = one.parentElement
      ) {
        const isClipping = getComputedStyle(one).overflowX !== 'visible'
        if (isClipping || one.getAttribute('aria-hidden') === 'true') return false
      }
      return true
    }
  })
}

/** The smallest text that can be read on a phone, in CSS pixels. */
const smallestText = 11

/** Text, also within drawings, that is shown smaller than that. */
export function findSmallText(page: Page) {
  return page.evaluate((smallest) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const faults = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.nodeValue?.trim()
      if (!words || !element?.checkVisibility()) continue
      // The length of the transformed vertical unit: a drawing may be scaled and turned.
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
      const scale = matrix ? Math.hypot(matrix.c, matrix.d) : 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      if (size < smallest - 0.05) faults.add(`“${words.slice(0, 40)}”: ${size.toFixed(1)} px`)
    }
    return [...faults]
  }, smallestText)
}

/** More stops than any page has: reaching it means that the focus loops. */
const mostStops = 250

/** Each problem is waited for, and this many tell enough. */
const mostFaults = 10

/**
 * Tabs from the top of the page to its end, and returns the first problems: a stop out of sight, under the header, without
 * a ring or with a clipped one, or visited twice.
 */
export async function findKeyboardFaults(page: Page) {
  await page.evaluate(() => {
    scrollTo(0, 0)
    getSelection()?.collapse(document.body, 0)
  })
  const faults: string[] = []
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab')
    const [place, seen] = await Promise.all([page.evaluate(noteFocus), page.evaluate(inspectFocus)])
    if (place === 'end') return faults
    if (place.isMetAgain) return [...faults, `${place.name}: met twice`]
    const found = seen.length > 0 ? await faultsThatStay(page) : []
    faults.push(...found.map((fault) => `${place.name}: ${fault}`))
    if (faults.length >= mostFaults) return [...faults, 'and perhaps more']
  }
  return [...faults, `more than ${mostStops} stops`]
}

/** Problems at the current focus, once pictures have loaded and ring transitions have ended. */
async function faultsThatStay(page: Page) {
  let found: string[] = []
  const look = async () => {
    found = await page.evaluate(inspectFocus)
    expect(found).toEqual([])
  }
  await expect(look)
    .toPass({ timeout: 2000 })
    .catch(() => undefined)
  return found
}

/** Runs in the page: marks the focused element. */
function noteFocus() {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'end'
  const words = focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? ''
  const name = `${focused.localName}.${focused.className} “${words.slice(0, 40)}”`
  const isMetAgain = focused.hasAttribute('data-met')
  focused.setAttribute('data-met', '')
  return { name, isMetAgain }
}

/** Runs in the page, so it is self-contained. */
async function inspectFocus(): Promise<string[]> {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return ['nothing has the focus']

  const faults: string[] = []
  const box = focused.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const shownHeight = Math.min(box.bottom, clientHeight) - Math.max(box.top, 0)
  const shownWidth = Math.min(box.right, clientWidth) - Math.max(box.left, 0)
  if (shownHeight < Math.min(box.height - 1, 24) || shownWidth < Math.min(box.width - 1, 24)) {
    faults.push('out of sight')
  }

  const header = document.querySelector('header')
  const below =
    header && !focused.closest('header, [href="#main"]') ? header.getBoundingClientRect().bottom : 0
  // An element taller than the space below the header must reach under it, but not with all its content.
  const isTall = box.height > clientHeight - below
  if (below > 0 && (isTall ? box.bottom < below + 24 : box.top < below - 1))
    faults.push('under the header')

  const x = (Math.max(box.left, 0) + Math.min(box.right, clientWidth)) / 2
  const y = (Math.max(box.top, below) + Math.min(box.bottom, clientHeight)) / 2
  const top = document.elementFromPoint(x, y)
  const isOnTop =
    top &&
    (focused.contains(top) || top.contains(focused) || focused.closest('label')?.contains(top))
  if (!isOnTop) faults.push(`covered by ${top?.localName}.${top?.className}`)

  const ring = findRing(focused) ?? (await findLine(focused))
  if (!ring) faults.push('no ring')
  else if (isCutOff(ring.element, ring.reach, ring.isPseudo)) faults.push('ring cut off')
  return faults

  /** Looks for a ring on the element, on its pseudo-elements, and on its label. */
  function findRing(element: Element) {
    const bearers = [element, element.closest('label'), element.closest('summary')]
    for (const bearer of bearers) {
      if (!bearer) continue
      for (const pseudo of [null, '::after', '::before']) {
        const style = getComputedStyle(bearer, pseudo)
        const width = Number.parseFloat(style.outlineWidth)
        if (style.outlineStyle === 'none' || width < 2) continue
        const reach = width + Number.parseFloat(style.outlineOffset)
        return { element: pseudo ? positioned(bearer) : bearer, reach, isPseudo: pseudo !== null }
      }
    }
    return undefined
  }

  /** The lit edge of a field, which appears in the next frame. */
  async function findLine(element: Element) {
    if (!element.parentElement || !element.matches('input, textarea')) return undefined
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { content, blockSize, transform } = getComputedStyle(element.parentElement, '::after')
    const isThere = content !== 'none' && Number.parseFloat(blockSize) >= 2 && transform === 'none'
    return isThere ? { element, reach: 0, isPseudo: false } : undefined
  }

  function positioned(element: Element): Element {
    let place: Element | null = element
    while (place && getComputedStyle(place).position === 'static') place = place.parentElement
    return place ?? element
  }

  /** Whether an ancestor or the window clips the ring so that fewer than three sides remain. */
  function isCutOff(element: Element, reach: number, isPseudo: boolean) {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const ring = {
      left: left - reach,
      right: right + reach,
      top: top - reach,
      bottom: bottom + reach,
    }
    const isOut = (clip: { left: number; right: number; top: number; bottom: number }) =>
      [
        ring.left < clip.left - 1,
        ring.right > clip.right + 1,
        ring.top < clip.top - 1,
        ring.bottom > clip.bottom + 1,
      ].filter(Boolean).length > 1
    if (isOut({ left: 0, right: clientWidth, top: -Infinity, bottom: Infinity })) return true
    for (
      let clip: Element | null = element;
      clip && clip !== document.body;
      clip = clip.parentElement
    ) {
      const style = getComputedStyle(clip)
      const isOwn = clip === element && !isPseudo
      if (style.clipPath !== 'none' && reach > 0 && (isOwn || isOut(clip.getBoundingClientRect())))
        return true
      const margin = Number.parseFloat(style.overflowClipMargin) || 0
      const { left, right, top, bottom } = clip.getBoundingClientRect()
      const room = {
        left: left - margin,
        right: right + margin,
        top: top - margin,
        bottom: bottom + margin,
      }
      if (!isOwn && style.overflow !== 'visible' && isOut(room)) return true
    }
    return false
  }
}

/** The text spacing that WCAG 1.4.12 requires pages to support. */
const readersSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Applies that spacing, and returns text that is cut off or overlaps other text. */
export async function findSpacingFaults(page: Page) {
  await page.evaluate(() => scrollTo(0, 0))
  const before = await page.evaluate(inspectText)
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, readersSpacing)
  const after = await page.evaluate(inspectText)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return after.filter((fault) => !before.includes(fault))
}

/** Runs in the page: finds text that its container cuts off and text that overlaps other text. */
function inspectText(): string[] {
  const faults: string[] = []
  const pieces: { element: Element; box: DOMRect; words: string }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = node.nodeValue?.trim().slice(0, 40) ?? ''
    if (
      !element ||
      !words ||
      element.closest('[inert], [aria-hidden], script, style, noscript, option, header:not(main *)')
    )
      continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const clip = clippedBy(element, range.getBoundingClientRect())
    if (clip === 'hidden') continue
    if (clip) faults.push(`“${words}” is cut off by ${clip}`)
    else for (const box of range.getClientRects()) pieces.push({ element, box, words })
  }
  for (const [index, piece] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      const { box } = piece
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const along = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      // Large type has lines closer than their boxes are high.
      const lineHeight = Math.min(box.height, other.box.height)
      if (across <= 2 || along <= lineHeight / 2) continue
      if (piece.element.contains(other.element) || other.element.contains(piece.element)) continue
      faults.push(`“${piece.words}” lies over “${other.words}”`)
    }
  }
  return [...new Set(faults)]

  /** The box that clips the text; `hidden` if the text is for screen readers only or scrolls. */
  function clippedBy(element: Element, text: DOMRect) {
    for (
      let place: Element | null = element;
      place && place !== document.body;
      place = place.parentElement
    ) {
      const style = getComputedStyle(place)
      const { left, right, top, bottom, width, height } = place.getBoundingClientRect()
      if (style.clipPath.startsWith('inset') || (style.position === 'absolute' && width <= 1))
        return 'hidden'
      if (style.visibility === 'hidden' || height === 0) return 'hidden'
      if (style.overflowX === 'auto' || style.overflowX === 'scroll' || style.position === 'fixed')
        return 'hidden'
      const isClip = style.overflow !== 'visible' || style.clipPath !== 'none'
      const margin = 4
      if (
        isClip &&
        (text.left < left - margin ||
          text.right > right + margin ||
          text.top < top - margin ||
          text.bottom > bottom + margin)
      ) {
        return `${place.localName}.${place.className}`
      }
    }
    return undefined
  }
}
