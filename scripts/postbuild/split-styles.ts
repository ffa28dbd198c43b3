import {
  type AnimationName,
  type CustomAtRules,
  type FontFaceRule,
  type Rule,
  type Selector,
  transform,
  type Visitor,
} from 'lightningcss'
import type { FirstScreen } from './first-screen.ts'

/** Rules that contain others, which are judged one by one. */
const holders = [
  'style',
  // What stands in a condition inside a rule.
  'nested-declarations',
  'media',
  'supports',
  'container',
  'layer-block',
  'scope',
  'starting-style',
]

/** Attributes that are set before the far styles arrive (islands/early.ts), or that the prerendered page cannot know. */
const earlyAttributes = ['data-fresh', 'data-far', 'data-scripted', 'data-query', 'data-arrived']

/**
 * Splits a stylesheet into a near and a far part. Far are rules for print and for higher contrast, for closed dialogs
 * and popovers, for a pointer, a focus and a selection that nobody has yet, and for elements, classes and attributes
 * that the first screen lacks; faces that the page does not preload; and tokens, animations and fonts that nothing near
 * uses. Everything else is near.
 *
 * @throws when a near rule names a file by a relative address.
 */
export function splitStyles(css: string, shown: FirstScreen): { near: string; far: string } {
  function isHere(selector: Selector): boolean {
    return selector.every((part) => {
      if (part.type === 'class') return shown.classes.has(part.name)
      if (part.type === 'type') return shown.elements.has(part.name)
      if (part.type === 'pseudo-class') {
        if (part.kind === 'popover-open' || part.kind === 'hover') return false
        if (part.kind === 'disabled') return shown.attributes.has('disabled')
        // The ring of the whole page is near.
        if (part.kind === 'focus-visible') return selector.length === 1
        if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
          return part.selectors.some(isHere)
      }
      if (part.type === 'pseudo-element') {
        if (part.kind === 'selection') return false
        return shown.hasShared || !part.kind.startsWith('view-transition')
      }
      if (part.type !== 'attribute') return true
      const { operation, name } = part
      if (name === 'href' && operation?.operator === 'prefix')
        return [...shown.addresses].some((address) => address.startsWith(operation.value))
      if (!/^(data|aria)-/.test(name) || earlyAttributes.includes(name)) return true
      const value = operation?.operator === 'equal' ? `=${operation.value}` : ''
      return shown.attributes.has(name + value)
    })
  }

  function isFar(rule: Rule): boolean {
    if (rule.type === 'style') return !rule.value.selectors.some(isHere)
    // A face that is not preloaded belongs to the far styles.
    if (rule.type === 'font-face')
      return fontFiles(rule.value).some((file) => !shown.addresses.has(file))
    if (rule.type === 'view-transition') return !shown.hasShared
    return isForPrint(rule) || isForContrast(rule)
  }

  const near = edit(css, {
    Rule(rule) {
      return isFar(rule) ? [] : undefined
    },
    Url({ url }) {
      const isRelative = !['/', '#', 'data:'].some((start) => url.startsWith(start))
      if (isRelative) throw new Error(`${url} is relative to its stylesheet, which is inlined.`)
    },
  })

  /** For each enclosing rule, whether everything in it is far. */
  const around: boolean[] = []
  const far = edit(css, {
    Rule(rule) {
      // Where nothing is shared it is left out: arriving late, it would abort the transition that it allows.
      if (rule.type === 'view-transition') return []
      const isAllFar = around.at(-1) || isFar(rule)
      if (!isAllFar && !holders.includes(rule.type)) return []
      around.push(isAllFar)
      return undefined
    },
    RuleExit() {
      around.pop()
    },
    Declaration() {
      return around.at(-1) ? undefined : []
    },
  })

  const { read, unread } = divideUnread(near, shown.tokens)
  return { near: read, far: shorten(unread + far) }
}

/** Splits a near stylesheet once more: tokens, animations and fonts that nothing near uses, and everything else. */
function divideUnread(css: string, shown: ReadonlySet<string>): { read: string; unread: string } {
  let read = css
  for (let before = ''; before !== read; ) {
    before = read
    const { used } = namesIn(read)
    read = edit(read, {
      Rule: {
        keyframes: ({ value: { name } }) => (used.has(name.value) ? undefined : []),
        'font-face': ({ value }) => (used.has(familyOf(value)) ? undefined : []),
      },
      Declaration: {
        custom: ({ name }) =>
          isToken(name) && !used.has(name) && !shown.has(name) ? [] : undefined,
      },
    })
  }
  const { defined: isRead } = namesIn(read)
  let isInAnimation = false
  const unread = edit(css, {
    Rule(rule) {
      if (rule.type === 'keyframes' && !isRead.has(rule.value.name.value)) {
        isInAnimation = true
        return undefined
      }
      if (rule.type === 'font-face' && !isRead.has(familyOf(rule.value))) return undefined
      return holders.includes(rule.type) ? undefined : []
    },
    RuleExit(rule) {
      if (rule.type === 'keyframes') isInAnimation = false
    },
    Declaration(declaration) {
      if (isInAnimation) return undefined
      if (declaration.property !== 'custom') return []
      const { name } = declaration.value
      return isToken(name) && !isRead.has(name) ? undefined : []
    },
  })
  return { read, unread }
}

/**
 * The tokens, animations and fonts that a stylesheet uses and defines. A word that may name an animation or a font
 * counts as used.
 */
function namesIn(css: string) {
  const used = new Set<string>()
  const defined = new Set<string>()
  function use(name: AnimationName) {
    if (name.type !== 'none') used.add(name.value)
  }
  edit(css, {
    Rule: {
      keyframes: ({ value }) => void defined.add(value.name.value),
      'font-face': ({ value }) => void defined.add(familyOf(value)),
    },
    Declaration: {
      custom: ({ name }) => void defined.add(name),
      animation({ property, value }) {
        if (property === 'animation') for (const { name } of value) use(name)
      },
      'animation-name'({ property, value }) {
        if (property === 'animation-name') value.forEach(use)
      },
      'font-family'({ property, value }) {
        if (property === 'font-family') for (const family of value) used.add(family)
      },
      font({ property, value }) {
        if (property === 'font') for (const family of value.family) used.add(family)
      },
    },
    Variable({ name }) {
      used.add(name.ident)
    },
    Token: {
      ident: ({ value }) => void used.add(value),
      string: ({ value }) => void used.add(value),
    },
  })
  return { used, defined }
}

/** Lightning CSS reports unknown properties as custom. */
function isToken(name: string) {
  return name.startsWith('--')
}

function edit(css: string, visitor: Visitor<CustomAtRules>): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), visitor })
  return shorten(code.toString())
}

/** Drops empty rules and joins adjacent equal ones. */
function shorten(css: string): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString()
}

/** The possible addresses of a face's file. */
function fontFiles({ properties }: FontFaceRule) {
  return properties
    .flatMap((property) => (property.type === 'source' ? property.value : []))
    .flatMap((source) => (source.type === 'url' ? source.value.url.url : []))
}

/** The name of a face's family; every face has one. */
function familyOf({ properties }: FontFaceRule) {
  const named = properties.find((property) => property.type === 'font-family')
  return String(named?.value)
}

function isForPrint(rule: Rule) {
  return (
    rule.type === 'media' &&
    rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print')
  )
}

/** Whether a rule sharpens what is there already, so that it may come with the far styles. */
function isForContrast(rule: Rule) {
  return (
    rule.type === 'media' &&
    rule.value.query.mediaQueries.every(
      ({ condition }) =>
        condition?.type === 'feature' &&
        /^(prefers-contrast|forced-colors)$/.test(String(condition.value.name)),
    )
  )
}
