import type { Declaration, Plugin, Node as StyleNode } from 'postcss'
import selectorParser, { type Selector } from 'postcss-selector-parser'
import valueParser, { type DivNode, type FunctionNode, type Node } from 'postcss-value-parser'
import type { Language } from '../app/lib/language.ts'

/**
 * Styles of one language: rules for the pages of another are dropped, and for a language that runs from right to left
 * everything is mirrored that CSS has no logical form for.
 *
 * - A rule of `:root:lang(ar)` or `:root:dir(rtl)` stays in builds of that language or direction only. `:lang(ar)` of
 *   another element stays everywhere: a page may quote any language.
 * - Mirrored are shorthands of four sides, basic shapes, angles and sides of gradients, positions of backgrounds and
 *   masks, translations, rotations, skews, and their origins, also where they stand in a custom property. Bare numbers in
 *   custom properties stay as they are: the function that reads them is mirrored.
 * - A comment that begins with `@noflip`, before a declaration or a rule, leaves it as it is: a picture, a map, a drawing
 *   with numbers.
 * - Not mirrored: properties such as `left` (the site writes logical ones), `object-position` (a picture's subject),
 *   `scale`, and drawings behind `url()`.
 *
 * rtlcss was not taken, because it knows neither polygons nor `translate` and `rotate`, and leaves `var()` as it is.
 *
 * @throws on a conic gradient in a right-to-left language: its mirror image has another order of colours
 */
export function languageStyles({ code, direction }: Pick<Language, 'code' | 'direction'>): Plugin {
  return {
    postcssPlugin: 'language-styles',
    Once(styles) {
      styles.walkRules((rule) => {
        const selectors = selectorParser().astSync(rule.selector)
        const kept = selectors.nodes.filter((selector) => isOfLanguage(selector, code, direction))
        if (kept.length === 0) rule.remove()
        else if (kept.length < selectors.nodes.length) rule.selector = kept.join().trim()
      })
      if (direction === 'rtl') {
        styles.walkDecls((declaration) => {
          if (!isKept(declaration)) declaration.value = mirrorValue(declaration)
        })
      }
    },
  }
}

function isOfLanguage(selector: Selector, code: string, direction: string) {
  return selector.nodes.every((node, index) => {
    if (node.type !== 'pseudo') return true
    const [value] = node.nodes.map(String)
    if (value === undefined) return true
    const compound = selector.nodes.slice(
      selector.nodes.findLastIndex((one, at) => at < index && one.type === 'combinator') + 1,
      index,
    )
    if (!compound.some((one) => one.type === 'pseudo' && one.value === ':root')) return true
    if (node.value === ':lang') return value.trim() === code
    if (node.value === ':dir') return value.trim() === direction
    return true
  })
}

function isKept(node: StyleNode): boolean {
  const before = node.prev()
  if (before?.type === 'comment' && before.text.startsWith('@noflip')) return true
  return (
    node.parent !== undefined && node.parent.type !== 'root' && isKept(node.parent as StyleNode)
  )
}

function mirrorValue({ prop, value }: Declaration) {
  const parsed = valueParser(value)
  const mirror = byProperty[prop.toLowerCase()]
  if (mirror) parsed.nodes = separate(parsed.nodes, ',', mirror)
  parsed.walk((node) => {
    if (node.type === 'function') byFunction[node.value.toLowerCase()]?.(node)
  })
  return parsed.toString()
}

type Mirror = (nodes: Node[]) => Node[]

/** Mirrors each item of a list. */
const byProperty: Record<string, Mirror | undefined> = {
  translate: mirrorFirst(negated),
  rotate: mirrorRotation,
  'transform-origin': mirrorPosition,
  'perspective-origin': mirrorPosition,
  background: mirrorLayer,
  'background-position': mirrorPosition,
  'background-position-x': mirrorPosition,
  mask: mirrorLayer,
  'mask-position': mirrorPosition,
  inset: mirrorSides,
  margin: mirrorSides,
  padding: mirrorSides,
  'scroll-margin': mirrorSides,
  'scroll-padding': mirrorSides,
  'border-width': mirrorSides,
  'border-style': mirrorSides,
  'border-color': mirrorSides,
  'box-shadow': mirrorShadow,
  'text-shadow': mirrorShadow,
}

const byFunction: Record<string, ((call: FunctionNode) => void) | undefined> = {
  polygon: inside((points) => separate(points, ',', mirrorFirst(opposite))),
  inset: inside(mirrorInset),
  circle: inside(mirrorAfterAt),
  ellipse: inside(mirrorAfterAt),
  'linear-gradient': inside(mirrorGradientLine),
  'repeating-linear-gradient': inside(mirrorGradientLine),
  'radial-gradient': inside(mirrorGradientCentre),
  'repeating-radial-gradient': inside(mirrorGradientCentre),
  'conic-gradient': refuse,
  'repeating-conic-gradient': refuse,
  translate: inside(mirrorFirst(negated)),
  translatex: inside(mirrorFirst(negated)),
  translate3d: inside(mirrorFirst(negated)),
  rotate: inside(mirrorFirst(negated)),
  rotatey: inside(mirrorFirst(negated)),
  rotatez: inside(mirrorFirst(negated)),
  skew: inside((nodes) => separate(nodes, ',', mirrorFirst(negated))),
  skewx: inside(mirrorFirst(negated)),
  skewy: inside(mirrorFirst(negated)),
  'drop-shadow': inside(mirrorShadow),
}

function inside(mirror: Mirror) {
  return (call: FunctionNode) => {
    call.nodes = mirror(call.nodes)
  }
}

function refuse({ value }: FunctionNode) {
  throw new Error(`${value}() has no mirror image: write it for each direction, after "@noflip".`)
}

/** The same list, with each item between two separators mirrored. */
function separate(nodes: Node[], separator: DivNode['value'], mirror: Mirror): Node[] {
  const at = nodes.findIndex((node) => node.type === 'div' && node.value === separator)
  if (at < 0) return mirror(nodes)
  const rest = separate(nodes.slice(at + 1), separator, mirror)
  return [...mirror(nodes.slice(0, at)), ...nodes.slice(at, at + 1), ...rest]
}

/** Mirrors the number along the line of reading, which stands first; a keyword there stays. */
function mirrorFirst(mirror: (node: Node) => Node): Mirror {
  return (nodes) => {
    const first = nodes.findIndex(({ type }) => type === 'word' || type === 'function')
    return nodes.map((node, index) => (index === first && isNumber(node) ? mirror(node) : node))
  }
}

function isNumber({ type, value }: Node) {
  return type === 'function' || valueParser.unit(value) !== false
}

/** An axis keeps its place along the line of reading, and the turn about it changes sides. */
function mirrorRotation(nodes: Node[]) {
  const terms = nodes.filter(({ type }) => type !== 'space')
  const [axis] = terms
  if (terms.length === 1) return mirrorFirst(negated)(nodes)
  if (terms.length === 2) {
    return axis?.value === 'x'
      ? nodes
      : nodes.map((node) => (node === terms[1] ? negated(node) : node))
  }
  return nodes.map((node) => (node === terms[1] || node === terms[2] ? negated(node) : node))
}

const sides = ['left', 'right']

function mirrorPosition(nodes: Node[]): Node[] {
  if (nodes.some(isSide)) return nodes.map(otherSide)
  return mirrorFirst(opposite)(nodes)
}

function isSide({ value }: Node) {
  return sides.includes(value)
}

function otherSide(node: Node) {
  if (!isSide(node)) return node
  return word(node.value === 'left' ? 'right' : 'left')
}

/** A layer of `background` or `mask`: its position stands before the slash of its size. */
function mirrorLayer(nodes: Node[]) {
  const slash = nodes.findIndex((node) => node.type === 'div' && node.value === '/')
  const before = nodes.slice(0, slash < 0 ? nodes.length : slash)
  const places = before.filter(isPlace)
  // A var() is a colour or a picture where it is alone, and where two lengths follow it.
  const [first] = places.some(isSide) ? places : places.slice(-2)
  if (first === undefined || places.every(isReference)) return nodes
  const start = nodes.indexOf(first)
  return [
    ...nodes.slice(0, start),
    ...mirrorPosition(before.slice(start)),
    ...nodes.slice(before.length),
  ]
}

const sums = ['calc', 'min', 'max', 'clamp']
const placeKeywords = [...sides, 'top', 'bottom', 'center']

function isPlace(node: Node) {
  if (node.type === 'word') return isNumber(node) || placeKeywords.includes(node.value)
  return node.type === 'function' && (sums.includes(node.value) || isReference(node))
}

function isReference(node: Node) {
  return node.type === 'function' && node.value === 'var'
}

/** `inset(top right bottom left round …)`. */
function mirrorInset(nodes: Node[]) {
  const round = nodes.findIndex(({ value }) => value === 'round')
  if (round >= 0) throw new Error('Corners of inset() are not mirrored: write it after "@noflip".')
  return mirrorSides(nodes)
}

/** Top, right, bottom and left. With fewer than four values both sides are the same. */
function mirrorSides(nodes: Node[]) {
  const lengths = nodes.filter(({ type }) => type !== 'space')
  const [, right, , left] = lengths
  if (!right || !left) return nodes
  return nodes.map((node) => (node === right ? left : node === left ? right : node))
}

function mirrorAfterAt(nodes: Node[]) {
  const at = nodes.findIndex(({ value }) => value === 'at')
  return at < 0 ? nodes : [...nodes.slice(0, at + 1), ...mirrorPosition(nodes.slice(at + 1))]
}

/** The first item of a gradient's list says its direction or centre, if it begins with neither colour nor hint. */
function firstItem(nodes: Node[], mirror: Mirror) {
  const comma = nodes.findIndex((node) => node.type === 'div' && node.value === ',')
  return [...mirror(nodes.slice(0, comma)), ...nodes.slice(comma)]
}

function mirrorGradientCentre(nodes: Node[]) {
  return firstItem(nodes, mirrorAfterAt)
}

function mirrorGradientLine(nodes: Node[]) {
  return firstItem(nodes, (line) => {
    if (line[0]?.value === 'to') return line.map(otherSide)
    const [first, ...rest] = line
    return first && isAngle(first) ? [negated(first), ...rest] : line
  })
}

/** Of what begins a gradient's list: what is no angle is a colour, and only an angle is a number or a sum. */
function isAngle(node: Node) {
  return node.type === 'function' ? node.value === 'calc' : isNumber(node)
}

/** Light comes from the other side. */
function mirrorShadow(nodes: Node[]) {
  const first = nodes.findIndex(
    (node) => valueParser.unit(node.value) !== false || sums.includes(node.value),
  )
  return nodes.map((node, index) => (index === first ? negated(node) : node))
}

function word(value: string): Node {
  return { type: 'word', value, sourceIndex: 0, sourceEndIndex: 0 }
}

function negated(node: Node) {
  const number = node.type === 'word' && valueParser.unit(node.value)
  if (number) return word(Number(number.number) === 0 ? node.value : minus(number) + number.unit)
  return word(`calc(-1 * ${factor(node)})`)
}

/** The same distance from the other side. */
function opposite(node: Node) {
  const number = node.type === 'word' && valueParser.unit(node.value)
  if (number && Number(number.number) === 0) return word('100%')
  if (number && number.unit === '%') {
    // Differences of decimals have sixteen digits; three are finer than a pixel.
    const rest = Number((100 - Number(number.number)).toFixed(3))
    return word(rest === 0 ? '0' : `${rest}%`)
  }
  if (number && number.number[0] === '-') {
    return word(`calc(100% + ${minus(number)}${number.unit})`)
  }
  if (node.type === 'function' && node.value === 'calc') {
    const [whole, , sign, , rest, ...others] = node.nodes
    const isDistance = whole?.value === '100%' && sign?.value === '-' && others.length === 0
    if (isDistance && rest) return rest
  }
  return word(`calc(100% - ${factor(node)})`)
}

function minus({ number }: { number: string }) {
  return number.startsWith('-') ? number.slice(1) : `-${number.replace('+', '')}`
}

/** What may stand beside a sign: a sum in brackets, anything else as it is. */
function factor(node: Node) {
  if (node.type !== 'function' || node.value !== 'calc') return valueParser.stringify(node)
  return `(${valueParser.stringify(node.nodes)})`
}
