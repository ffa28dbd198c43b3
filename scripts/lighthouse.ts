/**
 * Lighthouse's mobile figures of the built site, each the median of five visits.
 *
 *   npm run lighthouse -- / /contact
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { startServer } from './serve.ts'

const visits = 5
const debuggingPort = 9333
const root = join(import.meta.dirname, '../build/client')
const routes = process.argv.length > 2 ? process.argv.slice(2) : ['/']

const server = await startServer({ root, port: 0 })
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
})
try {
  const rows: Record<string, Record<string, number>> = {}
  for (const route of routes) {
    const results: Record<string, number>[] = []
    for (let visit = 1; visit <= visits; visit++) {
      process.stderr.write(`${route}: ${visit} of ${visits}\r`)
      results.push(await measure(route))
    }
    const names = Object.keys(results[0] ?? {})
    rows[route] = Object.fromEntries(
      names.map((name) => [name, median(results.map((result) => result[name] ?? Number.NaN))]),
    )
  }
  console.table(rows)
} finally {
  await browser.close()
  await server.close()
}

async function measure(route: string) {
  const result = await lighthouse(server.url + route, { port: debuggingPort, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave no result for ${route}`)
  const { audits, categories } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': Math.round(figure('first-contentful-paint')),
    'LCP ms': Math.round(figure('largest-contentful-paint')),
    'TBT ms': Math.round(figure('total-blocking-time')),
    CLS: Number(figure('cumulative-layout-shift').toFixed(3)),
    'JS kB gzip': Number((scriptBytes(audits['network-requests']?.details) / 1000).toFixed(1)),
  }
}

/** The scripts that a page asked for, as large as gzip makes them: the server may have sent them smaller still. */
function scriptBytes(details: unknown) {
  const { items } = details as { items: { url: string; resourceType?: string }[] }
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => gzipSync(readFileSync(join(root, new URL(url).pathname))).length)
    .reduce((sum, size) => sum + size, 0)
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
