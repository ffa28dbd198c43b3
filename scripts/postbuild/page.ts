import { createHash } from 'node:crypto'
import { type CheerioAPI, load } from 'cheerio'
import { minifySync } from 'vite'
import { languages } from '../../app/content/languages.ts'
import { early, lateStyles, noteQuery } from '../../app/islands/early.ts'
import { sharePicture } from '../../app/islands/shared-picture.ts'
import { basePath } from '../../hosting/base-path.ts'
import { contentPolicy } from '../../hosting/rules.ts'
import { firstScreen, hasShared, markFarParts } from './first-screen.ts'
import { splitStyles } from './split-styles.ts'

type PageOptions = {
  /** Returns the text of a stylesheet by its address. */
  readCss: (href: string) => string
  /** Writes the styles of content below the first screen to a file, and returns its address. */
  writeCss: (css: string) => string
  /** Writes the props of an island, as JSON, to a file, and returns its address. */
  writeProps: (json: string) => string
  /** The addresses of the styles that the scripts of an island or behaviour would ask for, by its name. */
  stylesOf: (part: string) => readonly string[]
}

/**
 * Finishes one prerendered page: the styles of its first screen are inlined, all others and the scripts wait for the
 * first paint, and a content policy lists the hashes of inline scripts and styles.
 *
 * @throws when the page does not look as React Router wrote it when this was written, or contains something that the
 * policy would block.
 */
export function finishPage(html: string, options: PageOptions): string {
  const $ = load(html)
  splitCss($, options)
  movePropsOut($, options)
  delayEntry($)
  addSpeculation($)
  removeComments($)
  refuseBlocked($)
  addContentPolicy($)
  return $.html()
}

/**
 * Inlines the styles of the first screen. The other styles are fetched after the first paint. Links to styles that a
 * script would ask for stay, disabled and so never fetched: Vite takes them as a sign that the styles are loaded.
 */
function splitCss($: CheerioAPI, { readCss, writeCss, stylesOf }: PageOptions) {
  // React Router marks the styles of lazily imported modules with a `#`.
  const links = $('link[rel="stylesheet"]')
  const hrefs = [...new Set(links.toArray().map((link) => $(link).attr('href')?.replace('#', '')))]
  const [first] = hrefs
  if (first === undefined) throw unexpected('no stylesheet')
  const order = links.first().prevAll('style')
  if (order.length !== 1) throw unexpected('no order of layers before the first stylesheet')

  markFarParts($)
  const css = hrefs.map((href = '') => readCss(href)).join('\n')
  const { near, far } = splitStyles(css, firstScreen($))
  if (near.includes('</')) throw unexpected('"</" in a stylesheet')
  order.text(`${order.text()}${near}`)
  links.remove()

  const parts = $('[data-island], [data-behaviour]')
    .toArray()
    .map((part) => $(part).attr('data-island') ?? $(part).attr('data-behaviour') ?? '')
  const asked = new Set(parts.flatMap(stylesOf))
  for (const href of hrefs.filter((href = '') => asked.has(href))) {
    $('head').append($('<link rel="stylesheet" disabled>').attr('href', href))
  }
  if (far === '') return
  const file = writeCss(far)
  $('head').append($('<link>').attr('href', file))
  $('head').append($('<noscript>').text(`<link rel="stylesheet" href="${file}">`))
}

/** From this length on, the props of an island are fetched with its code: before that, nobody reads them. */
const longProps = 1000

function movePropsOut($: CheerioAPI, { writeProps }: PageOptions) {
  for (const part of $('[data-props]').toArray()) {
    const props = $(part).attr('data-props') ?? ''
    if (props.length < longProps) continue
    $(part).removeAttr('data-props').attr('data-props-file', writeProps(props))
  }
}

/** The client's entry is fetched after the first paint, by the one inline script. */
function delayEntry($: CheerioAPI) {
  const entry = $('script[type="module"][src]')
  const address = entry.attr('src')
  if (entry.length !== 1 || !address) throw unexpected(`${entry.length} module scripts`)
  entry.remove()
  if ($('[data-waiting="query"]').length > 0) $('head').append($('<script>').text(queryScript))
  // The script queries elements before it, so they must be parsed first.
  $('head').append($('<script>').attr('data-entry', address).text(earlyScript))
  if (hasShared($)) addSharing($)
}

/** A script that is to hear of the first frame cannot wait for the entry, and that frame waits for the picture. */
function addSharing($: CheerioAPI) {
  const [picture] = $('[data-shared]').not('[data-island] *').first().attr('id', 'shared')
  if (picture) $('head').append($('<link rel="expect" href="#shared" blocking="render">'))
  $('head').append($('<script>').text(shareScript))
}

/** What the addresses of the other languages begin with. */
const prefixes = languages.flatMap(({ prefix }) => prefix.slice(1) || []).join('|')
/** See `early`. A dot of the base path matches other characters too, which does no harm. */
const pageName = `${basePath}(?:(?:${prefixes})\\b/?)?([^/?#]*)`
const earlyScript = minify(`(${early})('${lateStyles}', ${JSON.stringify(pageName)})`)
const queryScript = minify(`(${noteQuery})()`)
const shareScript = minify(`(${sharePicture})()`)

/** Pages that a visitor is about to open are prefetched and, where the browser can, prerendered. */
function addSpeculation($: CheerioAPI) {
  $('head').append($('<script type="speculationrules">').text(speculationRules))
}

// What opens a dialog leads to a file, and links in islands change the page. The frame reads the selector where a
// browser does not know these rules.
const pages = `a[href^='${basePath}']:not([href^='${basePath}admin/'],[aria-haspopup],[download],[hreflang],[data-island] *)`
const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: pages }, eagerness: 'moderate' }],
})

function minify(script: string) {
  const { code, errors } = minifySync('inline.js', script)
  if (errors.length > 0) throw new Error(`A script could not be minified: ${errors[0]?.message}`)
  if (code.includes('</')) throw new Error('A script holds "</" and would end its element early.')
  return code.trim()
}

/** React's marks between texts, which only islands need. */
function removeComments($: CheerioAPI) {
  $('*')
    .not('[data-island], [data-island] *')
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove()
}

function refuseBlocked($: CheerioAPI) {
  for (const element of $('*').toArray()) {
    const names = Object.keys($(element).attr() ?? {})
    const blocked = names.find((name) => name === 'style' || name.startsWith('on'))
    if (blocked) {
      throw new Error(
        `The content policy blocks style and event attributes, so ${blocked} of <${$(element).prop('tagName')}> would do nothing.`,
      )
    }
  }
}

function addContentPolicy($: CheerioAPI) {
  // Data blocks don't run and need no hash.
  const scripts = hashesOf($, 'script:not([src], [type^="application/"])')
  const styles = hashesOf($, 'style')
  const policy = Object.entries(contentPolicy).map(([directive, sources]) => {
    const hashes = { 'script-src': scripts, 'style-src': styles }[directive] ?? []
    return [directive, ...sources, ...hashes].join(' ')
  })
  const charset = $('meta[charset]')
  if (charset.length !== 1) throw unexpected('no charset')
  // A policy in a meta element applies only to what follows it, so it comes first.
  charset.after($('<meta http-equiv="Content-Security-Policy">').attr('content', policy.join('; ')))
}

function hashesOf($: CheerioAPI, selector: string) {
  const hashes = $(selector)
    .toArray()
    .map((element) => createHash('sha256').update($(element).text()).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

function unexpected(finding: string) {
  return new Error(
    `${finding}: React Router writes its pages differently now. Compare build/client with scripts/postbuild/page.ts.`,
  )
}
