import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(app, file), 'utf8')
const components = globSync('**/*.{ts,tsx}', { cwd: app })

/** The classes that a style sheet has rules for. */
function definedIn(sheet: string) {
  const rules = read(sheet)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/url\([^)]*\)/g, '')
  return new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
}

/** Each style sheet with the classes that components take from it, and whether one of them takes some by a computed name. */
function uses() {
  const sheets = new Map<string, { names: Set<string>; isComputed: boolean }>()
  for (const component of components) {
    const code = read(component)
    for (const [, name, address = ''] of code.matchAll(
      /^import (\w+) from '(\.[^']+\.module\.css)'/gm,
    )) {
      const sheet = join(dirname(component), address)
      const use = sheets.get(sheet) ?? { names: new Set<string>(), isComputed: false }
      for (const [, taken = ''] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        use.names.add(taken)
      if (new RegExp(`\\b${name}\\[`).test(code)) use.isComputed = true
      sheets.set(sheet, use)
    }
  }
  return sheets
}

test('every class that a component takes from its style sheet has rules there, and no rule is left over', () => {
  const faults = [...uses()].flatMap(([sheet, { names, isComputed }]) => {
    const defined = definedIn(sheet)
    const missing = [...names].filter((name) => !defined.has(name))
    const unused = isComputed ? [] : [...defined].filter((name) => !names.has(name))
    return [
      ...missing.map((name) => `${sheet} has no rules for .${name}`),
      ...unused.map((name) => `${sheet} has rules for .${name}, which nobody takes`),
    ]
  })
  expect(faults).toEqual([])
})
