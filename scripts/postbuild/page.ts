import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { minifySync } from 'vite'
import { basePath } from '../../hosting/base-path.ts'
import { contentPolicy } from '../../hosting/rules.ts'
import { boot, early, lateMark } from './boot.ts'
import { markFarParts } from './first-screen.ts'
import { splitStyles } from './split-styles.ts'

/** Up to this size, a page's first-screen styles arrive sooner inlined than in five or more files. Bytes, gzipped. */
const maxInlineCss = 13 * 1024

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g

type PageOptions = {
  /** Returns the text of a stylesheet by its address. */
  readCss: (href: string) => string
  /** Writes the styles of content below the first screen to a file, and returns its address. */
  writeCss: (css: string) => string
  /** Writes a script to a file, and returns its address. */
  writeScript: (script: string) => string
  /** The script that contains React Router's route manifest. */
  manifest: string
  isFallback?: true
  /** Every class of the build's style modules, with the address of its stylesheet. */
  styledClasses?: ReadonlyMap<string, string>
}

/**
 * Finishes one prerendered page: the styles of its first screen are inlined if they are small, all others and the
 * scripts wait for the first paint, and a content policy lists the hashes of inline scripts and styles.
 *
 * @throws when the page does not look as React Router wrote it when this was written, or contains something that the
 * policy would block.
 */
export function finishPage(html: string, options: PageOptions) {
  const { rest, context } = takeContext(html)
  const { rest: unstarted, route } = takeStart(rest)
  const bootFile = options.writeScript(`${options.manifest}\n${bootScript(context)}`)
  const quiet = minifyScripts(unstarted)
  const styled = splitCss(quiet, options)
  // The early script queries elements before it, so they must be parsed first.
  const head = `${plainNames(quiet)}${bootElement(bootFile, route, options)}<script>${earlyScript}</script>`
  const scripted = styled.replace('</head>', () => `${head}</head>`)
  refuseBlocked(scripted)
  return addContentPolicy(scripted)
}

/** The boot script is fetched after the first paint, except on the fallback, which paints nothing before. */
function bootElement(href: string, route: string, { isFallback }: PageOptions) {
  const start = isFallback ? 'defer=""' : `type="late" ${lateMark}=""`
  return `<script src="${href}" data-route="${route}" ${start}></script>`
}

/** React expects the element in the place where it has written a script. */
const placeholder = '<script type="application/json"></script>'

/**
 * React Router's context is made by inline scripts that are the same on every page but the fallback, which has its
 * own boot script. Nothing reads the context before React starts, so the boot script runs them then; no page needs
 * their text or a hash for them in its policy.
 */
function takeContext(html: string) {
  const scripts: string[] = []
  const rest = html.replace(
    /<script>(window\.__reactRouterContext\b.*?)<\/script>/gs,
    (_, source) => {
      scripts.push(source)
      // React itself has written the first one.
      return scripts.length === 1 ? placeholder : ''
    },
  )
  if (scripts.length === 0) throw unexpected('no context')
  return { rest, context: scripts.join('\n') }
}

/** React Router's inline scripts, unchanged. */
function minifyScripts(html: string) {
  return html.replace(
    /<script>(.*?)<\/script>/gs,
    (_, source: string) => `<script>${minify(source)}</script>`,
  )
}

/**
 * Takes out React Router's start script, and the preloads that would compete with the first paint.
 *
 * @returns the rest, and the id of the page's route: everything else is in the route manifest.
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
  return minify(`(${boot})('${lateMark}', '${basePath}', () => { ${context} })`)
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
 * Inlines the styles of the first screen. Their links stay, disabled and so never fetched: React looks for them when
 * it hydrates, and React Router takes them as a sign that the styles are loaded. The other styles are fetched after
 * the first paint.
 */
function splitCss(html: string, { readCss, writeCss, styledClasses = new Map() }: PageOptions) {
  const start = html.search(stylesheet)
  if (start < 0) throw unexpected('no stylesheet')
  // React claims the first style element, so ours must come after the one with the order of the layers.
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

/** React Router marks the styles of lazily imported modules with a `#`; a page may link the same file both ways. */
function stylesheetsOf(html: string) {
  const hrefs = [...html.matchAll(stylesheet)].map(([, href = '']) => href.replace(/#$/, ''))
  return [...new Set(hrefs)]
}

/**
 * If the page links a stylesheet only under its name with a `#`, the first deferred part would load it again, because
 * Vite looks for the plain name. All styles and every line of text would then be recalculated, in the middle of the
 * visitor's first touch.
 */
function plainNames(html: string) {
  const hrefs = new Set([...html.matchAll(stylesheet)].map(([, href = '']) => href))
  return [...hrefs]
    .filter((href) => href.endsWith('#') && !hrefs.has(href.slice(0, -1)))
    .map((href) => `<link rel="stylesheet" href="${href.slice(0, -1)}" disabled=""/>`)
    .join('')
}

/**
 * A deferred part is prerendered with the page, but React Router links only the styles of the initial modules. Finds
 * the addresses of the others by the classes in the page.
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

/** The classes that a stylesheet has rules for. */
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
  // A policy in a meta element applies only to what follows it, so it comes first.
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
