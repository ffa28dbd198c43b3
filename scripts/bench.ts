/**
 * How close the site comes to a hand-written page: Lighthouse's phone on its simulated slow 4G, on the built site and on
 * the limit page (`bench/limit-page.ts`), visit by visit in turn, so that a busy moment falls on all of them. Each
 * figure is the median. The table goes into docs/performance.md.
 *
 *   npm run bench                            every route of the list below, five visits each
 *   npm run bench -- --routes /,/blog --visits 3
 *   npm run bench -- --language ar           the same routes in Arabic, beside a limit page in Arabic
 */
import { rm } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { addresses } from '../app/addresses.ts'
import { languages } from '../app/content/languages.ts'
import { inLanguage } from '../app/lib/in-language.ts'
import { writeLimitSite } from './bench/limit-page.ts'
import { measureNavigation, presses } from './bench/navigation.ts'
import { missedTargets } from './bench/targets.ts'
import { builtSite } from './build-folder.ts'
import { fail, quietly } from './install.mjs'
import { startBrowser, visit } from './lighthouse/visit.ts'
import { median } from './median.ts'
import { startServer } from './serve.ts'

/** One page of each kind; every page that is not a collection's record is measured as well. */
const samples = [
  '/service/ui-ux-design',
  '/portfolio/tassili-bank',
  '/blog/offline-first-apps',
  '/case-study/tassili-bank-onboarding',
  '/team/lina-haddad',
]

function routesToMeasure() {
  return addresses
    .filter(({ page, language, indexable }) => {
      const isSingle = indexable && !page.slice(1).includes('/')
      return language === languages[0] && (isSingle || samples.includes(page))
    })
    .map(({ page }) => page)
}

type Visit = Awaited<ReturnType<typeof visit>>

const { values: options } = parseArgs({
  options: {
    routes: { type: 'string', default: routesToMeasure().join(',') },
    language: { type: 'string', default: languages[0].code },
    visits: { type: 'string', default: '5' },
    'no-build': { type: 'boolean', default: false },
  },
})

try {
  await bench(options.routes.split(','), Number(options.visits))
} catch (error) {
  fail(error)
}

/** @param pages paths without a language's prefix */
async function bench(pages: readonly string[], visits: number) {
  const language = languages.find(({ code }) => code === options.language)
  if (!language) throw new Error(`There are no pages in the language "${options.language}".`)
  const { prefix } = language
  // Addresses begin with a slash; one that does not is reported as missing by the visit.
  const routes = pages.map((page) => inLanguage(page as `/${string}`, prefix))
  if (!options['no-build']) await quietly('Building the site', 'npm', ['run', 'build'])
  const limitSite = await writeLimitSite(builtSite, language)
  const server = await startServer({ root: builtSite, port: 0 })
  const limitServer = await startServer({ root: limitSite, port: 0 })
  const browser = await startBrowser()
  const results = new Map<string, Visit[]>()
  const loads: number[] = []
  const headings: Awaited<ReturnType<typeof measureNavigation>>[] = []
  try {
    for (const press of presses) {
      headings.push(await measureNavigation(server.url + prefix, press))
    }
    for (let count = 1; count <= visits; count++) {
      for (const name of ['limit', ...routes]) {
        process.stderr.write(`\r\x1b[K${count} of ${visits}: ${name}`)
        const url = name === 'limit' ? `${limitServer.url}/` : server.url + name
        results.set(name, [...(results.get(name) ?? []), await visit(url, ['performance'])])
        loads.push(loadavg()[0] ?? 0)
      }
    }
    process.stderr.write('\r\x1b[K')
  } finally {
    await browser.close()
    await Promise.all([server.close(), limitServer.close()])
    await rm(limitSite, { recursive: true })
  }
  const medians = new Map([...results].map(([name, list]) => [name, summarise(list)]))
  const limit = medians.get('limit')
  if (!limit) return
  report(medians, limit, visits, median(loads))
  for (const { press, median, slowest } of headings) {
    console.log(
      `Next heading, ${press}: painted ${median} ms after the press, ${slowest} ms at most.`,
    )
  }
  const missed = missedTargets(medians, limit, headings)
  console.log(missed.length > 0 ? `Off target: ${missed.join(', ')}` : 'All on target.')
}

function report(
  medians: ReadonlyMap<string, Summary>,
  limit: Summary,
  visits: number,
  load: number,
) {
  const header =
    '| page | score | FCP s | LCP s | TBT ms | CLS | FCP / limit | LCP / limit | HTML kB | scripts kB | fonts kB | pictures kB | total kB |'
  const lines = [...medians].map(([name, page]) =>
    [
      '',
      name,
      page.score,
      (page.fcp / 1000).toFixed(2),
      (page.lcp / 1000).toFixed(2),
      page.tbt,
      page.cls,
      (page.fcp / limit.fcp).toFixed(2),
      (page.lcp / limit.lcp).toFixed(2),
      ...[page.html, page.scripts, page.fonts, page.pictures, page.total].map((kB) =>
        kB.toFixed(1),
      ),
      '',
    ]
      .join(' | ')
      .trim(),
  )
  const day = new Date().toISOString().slice(0, 10)
  console.log(`${day}, ${visits} visits, ${availableParallelism()} cores, load ${load.toFixed(1)}

${header}
|${' --- |'.repeat(header.split('|').length - 2)}
${lines.join('\n')}
`)
}

type Summary = ReturnType<typeof summarise>

function summarise(list: readonly Visit[]) {
  const of = (pick: (visit: Visit) => number) => median(list.map(pick))
  return {
    score: of(({ scores }) => scores.performance ?? 0),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    html: of(({ html }) => html),
    scripts: of(({ scripts }) => scripts),
    fonts: of(({ fonts }) => fonts),
    pictures: of(({ pictures }) => pictures),
    total: of(({ total }) => total),
  }
}
