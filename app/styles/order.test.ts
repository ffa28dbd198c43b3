import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { expect, test } from 'vitest'

type Compared = {
  text: string
  /** Classes of the element that the rule styles. */
  subject: string[]
  /** Classes and attributes anywhere in the selector. */
  conditions: { name: string; value: string | undefined }[]
  specificity: string
  properties: string[]
}

const root = join(import.meta.dirname, '..')

/** The rules of a style module without nesting, one per selector, excluding print. */
function rulesOf(file: string): Compared[] {
  const rules: Compared[] = []
  const code = readFileSync(join(root, file))
  const flat = transform({ filename: file, code, targets: { chrome: 90 << 16 } }).code
  let isForPrint = false
  transform({
    filename: file,
    code: flat,
    visitor: {
      Rule(rule) {
        if (rule.type === 'media') {
          isForPrint = rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print')
        }
        if (rule.type !== 'style' || isForPrint) return
        const { declarations = [] } = rule.value.declarations ?? {}
        const properties = declarations.map(({ property, value }) =>
          property === 'custom'
            ? value.name
            : property === 'unparsed'
              ? value.propertyId.property
              : property,
        )
        for (const selector of rule.value.selectors)
          rules.push({ ...compared(selector), properties })
      },
      RuleExit(rule) {
        if (rule.type === 'media') isForPrint = false
      },
    },
  })
  return rules
}

function compared(selector: Selector) {
  const lastCombinator = selector.findLastIndex(({ type }) => type === 'combinator')
  const subject = selector
    .slice(lastCombinator + 1)
    .flatMap((part) => (part.type === 'class' ? [part.name] : []))
  const conditions = selector.flatMap(conditionsOf)
  const [classes, elements] = specificityOf(selector)
  return {
    text: JSON.stringify(selector),
    subject,
    conditions,
    specificity: `${classes} ${elements}`,
  }
}

function conditionsOf(part: SelectorComponent): Compared['conditions'] {
  if (part.type === 'class') return [{ name: `.${part.name}`, value: undefined }]
  if (part.type === 'pseudo-class' && 'selectors' in part) {
    // For `:is()` and `:not()`, only the name can be compared.
    return (
      part.selectors
        ?.flat()
        .flatMap(conditionsOf)
        .map(({ name }) => ({ name, value: undefined })) ?? []
    )
  }
  if (part.type !== 'attribute' || !/^(data|aria)-/.test(part.name)) return []
  const value = part.operation?.operator === 'equal' ? part.operation.value : undefined
  return [{ name: part.name, value }]
}

function specificityOf(selector: Selector): [classes: number, elements: number] {
  const all = selector.map(weigh)
  return [all.reduce((sum, [a]) => sum + a, 0), all.reduce((sum, [, b]) => sum + b, 0)]
}

function weigh(part: SelectorComponent): [number, number] {
  if (part.type === 'class' || part.type === 'attribute') return [1, 0]
  if (part.type === 'type' || part.type === 'pseudo-element') return [0, 1]
  if (part.type !== 'pseudo-class') return [0, 0]
  if (part.kind === 'where') return [0, 0]
  if ('selectors' in part && part.selectors) {
    const all = part.selectors.map((inner) => specificityOf(inner as Selector))
    return all.toSorted(([a, c], [b, d]) => b - a || d - c)[0] ?? [0, 0]
  }
  return [1, 0]
}

/** Whether the earlier rule may be far and the later one near, and both may match one element. */
function mayChangePlaces(earlier: Compared, later: Compared) {
  const isAlone = earlier.conditions.some(
    ({ name }) => !later.conditions.some((condition) => condition.name === name),
  )
  const isExclusive = earlier.conditions.some(({ name, value }) =>
    later.conditions.some(
      (condition) =>
        condition.name === name && value && condition.value && condition.value !== value,
    ),
  )
  return (
    isAlone &&
    !isExclusive &&
    earlier.specificity === later.specificity &&
    earlier.subject.some((name) => later.subject.includes(name))
  )
}

// The build splits a page's styles, and the far part is loaded after the near one (ADR 5).
test.each(globSync('**/*.module.css', { cwd: root }))(
  'in %s no rule depends on standing behind one that a page may have further down alone',
  (file) => {
    const rules = rulesOf(file)
    const conflicts = rules.flatMap((later, index) =>
      rules
        .slice(0, index)
        .filter((earlier) => mayChangePlaces(earlier, later))
        .flatMap((earlier) => {
          const both = earlier.properties.filter((name) => later.properties.includes(name))
          return both.map((property) => `${property}: ${earlier.text} before ${later.text}`)
        }),
    )
    expect(conflicts).toEqual([])
  },
)
