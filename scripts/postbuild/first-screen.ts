/** Number of sections that a window may show before scrolling; on every page they fill at least 1100 pixels. */
const nearSections = 2

/** Marks a section at least as high as the window, so that the first screen ends with it. */
const fillsWindow = 'data-fills-window'

/**
 * Marks the sections below the first screen, and the footer, with `data-far`: the browser skips their layout until
 * the first paint (styles/base.css, boot.ts).
 *
 * @returns the page, and the part before the first marked section.
 */
export function markFarParts(html: string): { marked: string; near: string } {
  const main = html.indexOf('<main')
  if (main < 0) return { marked: html, near: html }
  const body = html.slice(main)
  let depth = 0
  let count = 0
  let isFilled = false
  let first = body.length
  const tags = /<(\/?section|footer)\b([^>]*)>/g
  const marked = body.replace(tags, (tag, name: string, attributes: string, at: number) => {
    if (name === '/section') depth--
    const isOuter = name === 'footer' || (name === 'section' && depth++ === 0)
    const isFar = isOuter && (name === 'footer' || isFilled || ++count > nearSections)
    if (isOuter && attributes.includes(fillsWindow)) isFilled = true
    if (!isFar) return tag
    first = Math.min(first, at)
    return `<${name} data-far=""${attributes}>`
  })
  return { marked: html.slice(0, main) + marked, near: html.slice(0, main + first) }
}
