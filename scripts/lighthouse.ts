/**
 * Lighthouse's mobile figures of the built site, each the median of five visits.
 *
 *   npm run lighthouse -- / /contact
 */
import { builtSite } from './build-folder.ts'
import { startBrowser, visit } from './lighthouse/visit.ts'
import { median } from './median.ts'
import { startServer } from './serve.ts'

const visits = 5
const routes = process.argv.length > 2 ? process.argv.slice(2) : ['/']

await using server = await startServer({ root: builtSite, port: 0 })
await using _browser = await startBrowser()
const rows: Record<string, Record<string, number>> = {}
for (const route of routes) {
  const results: Record<string, number>[] = []
  for (let count = 1; count <= visits; count++) {
    process.stderr.write(`${route}: ${count} of ${visits}\r`)
    results.push(await measure(route))
  }
  const names = Object.keys(results[0] ?? {})
  rows[route] = Object.fromEntries(
    names.map((name) => [name, median(results.map((result) => result[name] ?? Number.NaN))]),
  )
}
console.table(rows)

async function measure(route: string) {
  const { scores, fcp, lcp, tbt, cls, scripts } = await visit(server.url + route)
  return {
    performance: scores.performance ?? 0,
    accessibility: scores.accessibility ?? 0,
    'best practices': scores['best-practices'] ?? 0,
    SEO: scores.seo ?? 0,
    'FCP ms': fcp,
    'LCP ms': lcp,
    'TBT ms': tbt,
    CLS: cls,
    'JS kB gzip': scripts,
  }
}
