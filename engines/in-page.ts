/** A locator: by visible or accessible text, or by CSS where there is no name. */
export type Locator =
  | { role: 'button' | 'link' | 'textbox' | 'heading'; name: string; within?: string }
  | { css: string }

/** The attribute by which a driver finds the marked element. */
export const target = '[data-engine-target]'

/**
 * Runs in the page: marks the visible element for a locator, scrolls it into view and reports whether it exists and
 * is stable. Names are approximate, from label or text, which is enough for this site's controls.
 */
export async function mark(locator: Locator): Promise<boolean> {
  const attribute = 'data-engine-target'
  for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute)
  const found = find()
  if (!found) return false
  found.setAttribute(attribute, '')
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y } = found.getBoundingClientRect()
  // Stability as in Playwright: a moving element has another position two frames later.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const after = found.getBoundingClientRect()
  return after.x === x && after.y === y

  function find(): Element | undefined {
    if ('css' in locator) return [...document.querySelectorAll(locator.css)].find(isVisible)
    const selectors = {
      button: 'button, summary, [role=button]',
      link: 'a[href]',
      textbox: 'input, textarea',
      heading: 'h1, h2, h3',
    }
    const scope = locator.within ? document.querySelector(locator.within) : document
    return [...(scope?.querySelectorAll(selectors[locator.role]) ?? [])].find(
      (element) => isVisible(element) && nameOf(element).includes(locator.name),
    )
  }

  function nameOf(element: Element): string {
    const labels =
      'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null
    const label = labels?.[0]?.textContent
    const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? ''
    return text.replaceAll(/\s+/g, ' ').trim()
  }

  function isVisible(element: Element): boolean {
    return (
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      !element.closest('[inert]')
    )
  }
}

/**
 * Runs in the page: inserts text into the focused field, with the events of a paste.
 *
 * @throws if no field takes it
 */
export function insert(text: string): void {
  if (!document.execCommand('insertText', false, text)) throw new Error('No field has the focus.')
}
