import type { CheerioAPI } from 'cheerio'
import { transformStyleAttribute } from 'lightningcss'

/** Number of sections that a window may show before scrolling; on every page they fill at least 1100 pixels. */
const nearSections = 2

/** What the first screen of a page consists of, as far as styles can tell. */
export type FirstScreen = {
  elements: ReadonlySet<string>
  classes: ReadonlySet<string>
  /** Each attribute as `name` and as `name=value`. */
  attributes: ReadonlySet<string>
  /** The tokens that its attributes name, as `fill="var(--color-text)"` does. */
  tokens: ReadonlySet<string>
  /** The addresses that it names. */
  addresses: ReadonlySet<string>
  /** Whether something on the page, near or far, moves to and from other pages. */
  hasShared: boolean
}

/**
 * Marks the sections below the first screen, and the footer, with `data-far`: the browser skips their layout until
 * the first paint (styles/base.css, islands/early.ts). A section with `data-fills-window` is as high as the window,
 * so the first screen ends with it.
 */
export function markFarParts($: CheerioAPI) {
  const sections = $('main section')
    .toArray()
    .filter((section) => $(section).parents('section').length === 0)
  const filled = sections.findIndex((section) => $(section).is('[data-fills-window]'))
  const near = filled < 0 ? nearSections : Math.min(nearSections, filled + 1)
  $([...sections.slice(near), ...$('main ~ footer').toArray()]).attr('data-far', '')
}

/** Everything before the first far part; closed dialogs and popovers are not shown. */
export function firstScreen($: CheerioAPI): FirstScreen {
  const elements = new Set<string>()
  const classes = new Set<string>()
  const attributes = new Set<string>()
  const tokens = new Set<string>()
  const addresses = new Set<string>()
  for (const element of $('*').toArray()) {
    const $element = $(element)
    if ($element.is('[data-far]')) break
    if ($element.closest('dialog, [popover]').length > 0) continue
    elements.add($element.prop('tagName')?.toLowerCase() ?? '')
    for (const [name, value] of Object.entries($element.attr() ?? {})) {
      attributes.add(name).add(`${name}=${value}`)
      if (name === 'href') addresses.add(value)
      if (value.includes('var(')) for (const token of tokensIn(value)) tokens.add(token)
      if (name === 'class') for (const one of value.split(' ')) classes.add(one)
    }
  }
  return { elements, classes, attributes, tokens, addresses, hasShared: hasShared($) }
}

/** The tokens in an attribute that holds a CSS value. */
function tokensIn(value: string) {
  const tokens: string[] = []
  transformStyleAttribute({
    filename: 'attribute',
    code: Buffer.from(`fill: ${value}`),
    visitor: {
      Variable({ name }) {
        tokens.push(name.ident)
      },
    },
  })
  return tokens
}

/** Whether a picture of the page moves to and from other pages. One in a carousel alone is not worth its script. */
export function hasShared($: CheerioAPI): boolean {
  return $('[data-shared]').not('[data-behaviour="carousel"] *').length > 0
}
