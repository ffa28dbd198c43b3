import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { minifySync } from 'vite'
import { basePath } from '../../hosting/base-path.ts'
import { contentPolicy } from '../../hosting/rules.ts'
import { boot, early, lateMark } from './boot.ts'
import { markFarParts } from './first-screen.ts'
import { splitStyles } from './split-styles.ts'

/** Up to here the styles of a page's first screen arrive sooner inside it than beside it, in five files or more. Bytes, gzipped. */
const maxInlineCss = 13 * 1024

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g

type PageOptions = {
  /** The text of a stylesheet, by its address. */
  readCss: (href: string) => string
  /** Puts the styles of what stands below the first screen into a file, and returns its address. */
  writeCss: (css: string) => string
  /** Puts a script into a file, and returns its address. */
  writeScript: (script: string) => string
  /** The script that holds React Router's list of routes. */
  manifest: string
  isFallback?: true
  /** Every class that a style module of the build styles, with the address of its stylesheet. */
  styledClasses?: ReadonlyMap<string, string>
}

/**
 * Finishes one prerendered page: the styles of its first screen move into it while they are small, all others and its
 * scripts wait until it has been painted, and a content policy names the inline ones by their hashes.
 *
 * @throws when the page does not look as React Router wrote it when this was written, or holds what the policy would block.
 */
export function finishPage(html: string, options: PageOptions) {
  const { rest, context } = takeContext(html)
  const { rest: unstarted, route } = takeStart(rest)
  const bootFile = options.writeScript(`${options.manifest}\n${bootScript(context)}`)
  const quiet = minifyScripts(unstarted)
  const styled = splitCss(quiet, options)
  // The early script speaks of what stands before it.
  const head = `${plainNames(quiet)}${bootElement(bootFile, route, options)}<script>${earlyScript}</script>`
  const scripted = styled.replace('</head>', () => `${head}</head>`)
  refuseBlocked(scripted)
  return addContentPolicy(scripted)
}

/** The boot script is fetched when the first screen has been painted; on the fallback there is nothing to paint before. */
function bootElement(href: string, route: string, { isFallback }: PageOptions) {
  const start = isFallback ? 'defer=""' : `type="late" ${lateMark}=""`
  return `<script src="${href}" data-route="${route}" ${start}></script>`
}

/** React looks for an element where it has written a script. */
const placeholder = '<script type="application/json"></script>'

/**
 * React Router's context is made by inline scripts that are the same on every page but the fallback, which has a boot script of its own. Nothing reads it before React starts,
 * so the boot script runs them then, and they cost a page neither their text nor a hash of the policy.
 */
function takeContext(html: string) {
  const scripts: string[] = []
  const rest = html.replace(
    /<script>(window\.__reactRouterContext\b.*?)<\/script>/gs,
    (_, source) => {
      scripts.push(source)
      // React has written the first one itself.
      return scripts.length === 1 ? placeholder : ''
    },
  )
  if (scripts.length === 0) throw unexpected('no context')
  return { rest, context: scripts.join('\n') }
}

/** React Router's own inline scripts come as they were written. */
function minifyScripts(html: string) {
  return html.replace(
    /<script>(.*?)<\/script>/gs,
    (_, source: string) => `<script>${minify(source)}</script>`,
  )
}

/**
 * Takes out React Router's start script, and the preloads that would compete with the first paint.
 *
 * @returns the rest, and the id of the page's route: all else is in the list of routes.
 */
function takeStart(html: string) {
  const preload = /<link rel="modulepreload" href="[^"]+"\/>/g
  if (!preload.test(html)) throw unexpected('no modulepreload links')
  const scripts: string[] = []
  const rest = html
    .replace(preload, '')
    .replace(/<script type="module" async="">(.*?)<\/script>/gs, (_, source: string) => {
      scripts.push(source)
      return placeholder
    })
  if (scripts.length !== 1) throw unexpected(`${scripts.length} module scripts instead of one`)
  const table = /window\.__reactRouterRouteModules = \{(.*)\};/.exec(scripts[0] ?? '')?.[1] ?? ''
  const route = [...table.matchAll(/"([^"]+)":\w+/g)].at(-1)?.[1]
  if (route === undefined) throw unexpected('another start script')
  return { rest, route }
}

function bootScript(context: string) {
  return minify(`(${boot})('${lateMark}', '${basePath}sw.js', () => { ${context} })`)
}
const earlyScript = minify(`(${early})('${lateMark}')`)

function minify(script: string) {
  const { code, errors } = minifySync('inline.js', script)
  if (errors.length > 0) {
    throw new Error(`A script could not be minified: ${errors[0]?.message}`)
  }
  if (code.includes('</')) {
    throw new Error('A script holds "</" and would end its element early.')
  }
  return code.trim()
}

/**
 * Writes the styles of the first screen into the page. Its links stay, disabled and so never fetched: React looks for
 * them when it hydrates, and React Router takes them as a sign that these styles are there already. The other styles
 * are fetched after the first paint.
 */
function splitCss(html: string, { readCss, writeCss, styledClasses = new Map() }: PageOptions) {
  const start = html.search(stylesheet)
  if (start < 0) throw unexpected('no stylesheet')
  // React takes the first style element for its own, so ours must not come before the order of the layers.
  if (!/<style>@layer [^<]+<\/style>/.test(html.slice(0, start))) {
    throw unexpected('no order of layers before the first stylesheet')
  }

  const css = stylesheetsOf(html).map(readCss).join('\n')
  const elsewhere = sheetsElsewhere(html, css, styledClasses)
  const { marked, near } = markFarParts(html)
  const styles = splitStyles(css, near)
  if (gzipSync(styles.near).length > maxInlineCss) return addLateSheets(html, elsewhere)
  if (/url\(["']?(?!\/|data:|#)/.test(styles.near)) {
    throw unexpected('a relative address in a stylesheet')
  }
  if (styles.near.includes('</')) throw unexpected('"</" in a stylesheet')
  const disabled = marked.replace(stylesheet, '<link rel="stylesheet" href="$1" disabled=""/>')
  const styled = `${disabled.slice(0, start)}<style>${styles.near}</style>${disabled.slice(start)}`
  return addLateSheets(styled, styles.far ? [writeCss(styles.far), ...elsewhere] : elsewhere)
}

/** React Router marks the styles of lazily imported modules by a `#`; a page may name the same file both ways. */
function stylesheetsOf(html: string) {
  const hrefs = [...html.matchAll(stylesheet)].map(([, href = '']) => href.replace(/#$/, ''))
  return [...new Set(hrefs)]
}

/**
 * Where the page has a stylesheet under its name with a `#` only, the first part that is fetched later would bring the
 * same one once more: Vite looks for the plain name. All styles and every line of text would then be computed
 * anew, in the middle of the visitor's first touch.
 */
function plainNames(html: string) {
  const hrefs = new Set([...html.matchAll(stylesheet)].map(([, href = '']) => href))
  return [...hrefs]
    .filter((href) => href.endsWith('#') && !hrefs.has(href.slice(0, -1)))
    .map((href) => `<link rel="stylesheet" href="${href.slice(0, -1)}" disabled=""/>`)
    .join('')
}

/**
 * A part that is fetched later is prerendered with the page, but React Router names only the styles of what the page
 * starts with: the addresses of the others, by the classes that are in the page.
 */
function sheetsElsewhere(html: string, css: string, styledClasses: ReadonlyMap<string, string>) {
  const here = classesIn(css)
  const hrefs = [...html.matchAll(/\sclass="([^"]+)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => !here.has(name))
    .flatMap((name) => styledClasses.get(name) ?? [])
  return [...new Set(hrefs)]
}

function addLateSheets(html: string, hrefs: readonly string[]) {
  if (hrefs.length === 0) return html
  const late = hrefs.map((href) => `<link href="${href}" ${lateMark}=""/>`)
  const plain = hrefs.map((href) => `<link rel="stylesheet" href="${href}"/>`)
  return html.replace('</head>', `${late.join('')}<noscript>${plain.join('')}</noscript></head>`)
}

/** The classes that a stylesheet speaks of. */
export function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

function refuseBlocked(html: string) {
  const [attribute] = /<[a-z][^>]*?\s(?:style|on[a-z]+)="[^"]*"/i.exec(html) ?? []
  if (attribute) {
    throw new Error(
      `The content policy blocks style and event attributes, so this one would do nothing: ${attribute}`,
    )
  }
}

function addContentPolicy(html: string) {
  // Data blocks don't run and need no hash.
  const scripts = hashesOf(
    html,
    /<script(?![^>]*\s(?:src|type="application\/))[^>]*>(.*?)<\/script>/gs,
  )
  const styles = hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs)
  const policy = Object.entries(contentPolicy).map(([directive, sources]) => {
    const hashes = { 'script-src': scripts, 'style-src': styles }[directive] ?? []
    return [directive, ...sources, ...hashes].join(' ')
  })
  const charset = /<meta charset="utf-8"\/>/i
  if (!charset.test(html)) throw unexpected('no charset')
  // The policy holds from where it stands, so it stands before everything it is about.
  return html.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}"/>`,
  )
}

function hashesOf(html: string, pattern: RegExp) {
  const hashes = [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}

function unexpected(finding: string) {
  return new Error(
    `${finding}: React Router writes its pages differently now. Compare build/client with scripts/postbuild/page.ts.`,
  )
}
