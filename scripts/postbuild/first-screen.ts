import { type Rule, type Selector, transform } from 'lightningcss'

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

/** Rules that only hold others, which are looked at one by one. */
const holders = ['media', 'supports', 'container', 'layer-block', 'scope', 'starting-style']

/**
 * Divides a stylesheet: what a part of a page needs, and what is only said of classes and surfaces that it has not.
 * Faces, animations and everything else without a class belong to the first. A rule stays whole, with all inside it.
 */
export function splitStyles(css: string, html: string): { near: string; far: string } {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const surfaces = new Set([...html.matchAll(/\sdata-surface="([^"]+)"/g)].map(([, name]) => name))

  function isHere(selector: Selector) {
    return selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name)
      if (part.type !== 'attribute' || part.name !== 'data-surface') return true
      return part.operation?.operator !== 'equal' || surfaces.has(part.operation.value)
    })
  }

  function keep(kept: 'near' | 'far') {
    const { code } = transform({
      filename: 'page.css',
      code: Buffer.from(css),
      minify: true,
      visitor: {
        Rule(rule) {
          if (holders.includes(rule.type) || isNested(rule)) return undefined
          const isNear = rule.type !== 'style' || rule.value.selectors.some(isHere)
          return isNear === (kept === 'near') ? undefined : []
        },
      },
    })
    // What holds nothing any more only falls to a second look.
    return transform({ filename: 'page.css', code, minify: true }).code.toString()
  }
  return { near: keep('near'), far: keep('far') }
}

/** Inside another rule, where every selector speaks of the outer one. */
function isNested(rule: Rule) {
  if (rule.type !== 'style') return rule.type === 'nested-declarations'
  return JSON.stringify(rule.value.selectors).includes('"type":"nesting"')
}
