/**
 * Weighs every page of the build and says which is heavier than `hosting/budgets.ts` allows.
 *
 *   npm run budget              what is too heavy
 *   npm run budget -- --all     the table of all pages
 */
import { parseArgs } from 'node:util'
import { addresses } from '../app/addresses.ts'
import { type Budget, budget, pageBudgets } from '../hosting/budgets.ts'
import { weighPage } from './budget/weigh-page.ts'
import { builtSite } from './build-folder.ts'

const names: Record<keyof Budget, string> = {
  html: 'The page itself',
  css: 'Style sheets beside it',
  js: 'Scripts',
  fonts: 'Fonts',
  pictures: 'Pictures before scrolling',
  total: 'All together',
  picturesScrolled: 'Pictures down to the end',
}

const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const rows: Record<string, Record<string, string>> = {}
let tooHeavy = 0

for (const { path, page } of addresses) {
  const weight = weighPage(builtSite, path)
  const group = page.replace(/[^/]+$/, '')
  const allowed = {
    ...budget,
    ...(group !== '/' && pageBudgets[group]),
    ...pageBudgets[page],
    ...pageBudgets[path],
  }
  rows[path] = Object.fromEntries(Object.entries(weight).map(([kind, bytes]) => [kind, kB(bytes)]))
  for (const kind of Object.keys(names) as (keyof Budget)[]) {
    if (weight[kind] <= allowed[kind]) continue
    tooHeavy++
    console.error(`${path}: ${names[kind]}: ${kB(weight[kind])}, allowed ${kB(allowed[kind])}`)
  }
}

if (options.all) console.table(rows)
if (tooHeavy > 0) {
  console.error(
    `\n${tooHeavy} over budget. Make them lighter, or change hosting/budgets.ts and say why.`,
  )
  process.exitCode = 1
} else {
  console.log(`${addresses.length} pages within their budgets.`)
}

function kB(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
