/** So many sections of a page are taken for what a window may show before anybody scrolls; on every page they fill 1100 pixels. */
const nearSections = 2

/** Said of a section that is at least as high as the window: with it the first screen ends. */
const fillsWindow = 'data-fills-window'

/**
 * Marks the sections below the first screen, and the footer, with `data-far`: the browser leaves them out until the
 * page has been painted (styles/base.css, boot.ts).
 *
 * @returns the page, and the part of it that stands before them.
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
