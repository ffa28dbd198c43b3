import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { builtSite } from '../build-folder.ts'
import { chromiumFlags, headlessShellPath } from '../chromium.ts'

const debuggingPort = 9333

/** One request of a page, as Lighthouse recorded it. */
type NetworkRequest = { url: string; resourceType?: string; transferSize?: number }

/** Starts the browser that {@link visit} talks to. */
export function startBrowser() {
  return chromium.launch({
    executablePath: headlessShellPath,
    args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
  })
}

/** One visit by Lighthouse's phone on its simulated slow 4G: scores, milliseconds, and kilobytes as transferred. */
export async function visit(url: string, categories?: string[]) {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    ...(categories && { onlyCategories: categories }),
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { audits, categories: scores } = result.lhr
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details as { items: NetworkRequest[] } | undefined
  const items = details?.items ?? []
  const transferred = (...types: string[]) =>
    kilobytes(
      items
        .filter(({ resourceType = '' }) => types.length === 0 || types.includes(resourceType))
        .map(({ transferSize = 0 }) => transferSize),
    )
  return {
    scores: Object.fromEntries(
      Object.entries(scores).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    fcp: Math.round(figure('first-contentful-paint')),
    lcp: Math.round(figure('largest-contentful-paint')),
    tbt: Math.round(figure('total-blocking-time')),
    cls: Number(figure('cumulative-layout-shift').toFixed(3)),
    html: transferred('Document'),
    pictures: transferred('Image'),
    fonts: transferred('Font'),
    total: transferred(),
    // The server may have sent scripts as brotli; the budgets are in gzip.
    scripts: kilobytes(
      items
        .filter(({ resourceType }) => resourceType === 'Script')
        .map(
          ({ url: script }) =>
            gzipSync(readFileSync(join(builtSite, new URL(script).pathname))).length,
        ),
    ),
  }
}

function kilobytes(sizes: readonly number[]) {
  return Number((sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1))
}
