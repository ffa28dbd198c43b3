import {
  type CustomAtRules,
  type FontFaceRule,
  type Rule,
  type Selector,
  transform,
  type Visitor,
} from 'lightningcss'

/** What is closed when the page comes: by the time it is opened, all styles are there. */
const closedParts = /<(dialog)\b.*?<\/\1>|<(\w+)\b[^>]*\spopover=.*?<\/\2>/gs

/** Rules that hold others, which are looked at one by one. */
const holders = [
  'style',
  'media',
  'supports',
  'container',
  'layer-block',
  'scope',
  'starting-style',
]

/** Attributes that something sets before the styles of what is far arrive (boot.ts), or that the page cannot know. */
const earlyAttributes = ['data-fresh', 'data-far', 'data-scripts']

/**
 * Divides a stylesheet: what a part of a page needs, and what is only said of paper, of closed dialogs and popovers, of
 * elements, classes and attributes that it has not, faces that it doesn't preload, and the tokens and animations that
 * nothing reads there. Everything else belongs to the first.
 */
export function splitStyles(css: string, html: string): { near: string; far: string } {
  const shown = html.replace(closedParts, '')
  const classes = new Set(
    [...shown.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )

  function hasElement(name: string) {
    return new RegExp(`<${name}\\b`).test(shown)
  }

  function isHere(selector: Selector): boolean {
    return selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name)
      if (part.type === 'type') return /^(html|body)$/.test(part.name) || hasElement(part.name)
      if (part.type === 'pseudo-class') {
        if (part.kind === 'popover-open') return false
        if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
          return part.selectors.some(isHere)
      }
      if (part.type === 'pseudo-element') return !part.kind.startsWith('view-transition')
      if (part.type !== 'attribute' || !/^(data|aria)-/.test(part.name)) return true
      if (earlyAttributes.includes(part.name)) return true
      const { operation, name } = part
      const value = operation?.operator === 'equal' ? `${operation.value}"` : ''
      return shown.includes(` ${name}="${value}`)
    })
  }

  function isFar(rule: Rule): boolean {
    if (rule.type === 'style') return !rule.value.selectors.some(isHere)
    // A face that the first screen has no time for is found by its styles.
    if (rule.type === 'font-face')
      return fontFiles(rule.value).some((file) => !shown.includes(file))
    return isForPrint(rule)
  }

  const near = edit(css, {
    Rule(rule) {
      return isFar(rule) ? [] : undefined
    },
  })

  /** Of each rule around the one that is looked at, whether all in it is far. */
  const around: boolean[] = []
  const far = edit(css, {
    Rule(rule) {
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

  const { read, unread } = divideUnread(near, shown)
  return { near: read, far: shorten(unread + far) }
}

/** Divides a stylesheet once more: the tokens and animations that neither it nor the page reads, and all else. */
function divideUnread(css: string, html: string): { read: string; unread: string } {
  let read = css
  for (let before = ''; before !== read; ) {
    before = read
    const tokens = new Set([...(read + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    read = edit(read, {
      Rule: {
        keyframes: ({ value: { name } }) =>
          new RegExp(`animation(-name)?:[^;}]*\\b${name.value}\\b`).test(before) ? undefined : [],
      },
      Declaration: {
        custom: ({ name }) => (isToken(name) && !tokens.has(name) ? [] : undefined),
      },
    })
  }
  const isRead = new Set(read.match(/--[\w-]+(?=:)|(?<=@keyframes )[\w-]+/g))
  let isInAnimation = false
  const unread = edit(css, {
    Rule(rule) {
      if (rule.type === 'keyframes' && !isRead.has(rule.value.name.value)) {
        isInAnimation = true
        return undefined
      }
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

/** Lightning CSS calls every property custom that it doesn't know. */
function isToken(name: string) {
  return name.startsWith('--')
}

function edit(css: string, visitor: Visitor<CustomAtRules>): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), visitor })
  return shorten(code.toString())
}

/** Leaves out what holds nothing, and joins what stands apart. */
function shorten(css: string): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString()
}

/** The addresses that a face may be fetched from. */
function fontFiles({ properties }: FontFaceRule) {
  return properties
    .flatMap((property) => (property.type === 'source' ? property.value : []))
    .flatMap((source) => (source.type === 'url' ? source.value.url.url : []))
}

function isForPrint(rule: Rule) {
  return (
    rule.type === 'media' &&
    rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print')
  )
}
