import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import type { Language } from '../../app/lib/language.ts'
import { basePath } from '../../hosting/base-path.ts'
import { preloadsOf, publicCode, styleSheetsOf } from '../page-files.ts'
import { retiredServiceWorker, serviceWorker } from './service-worker.ts'

/** The page that replaces one without a copy. */
const shellPage = 'offline'

/**
 * The text of a language's worker (`workerName`). It precaches the code of every part of a page, because a visit fetches only what was touched,
 * and the forms, lists and viewers of a copy have to answer too.
 *
 * @param site the folder of the finished pages
 * @param isOn if false, the worker removes itself and its caches
 */
export function workerFile(site: string, { code, prefix }: Language, isOn: boolean) {
  const scope = `${basePath.slice(0, -1)}${prefix}/`
  if (!isOn) return script(retiredServiceWorker, { scope })
  const html = readFileSync(join(site, prefix, shellPage, 'index.html'), 'utf8')
  const files = new Set([...publicCode(code), ...styleSheetsOf(html), ...preloadsOf(html, 'font')])
  const version = createHash('sha256').update(html).digest('hex').slice(0, 8)
  const offlinePage = scope + shellPage
  return script(serviceWorker, { basePath, scope, version, offlinePage, files: [...files] })
}

function script<Options>(worker: (options: Options) => void, options: Options) {
  const { code, errors } = minifySync('sw.js', `(${worker})(${JSON.stringify(options)})`)
  if (errors.length > 0) {
    throw new Error(`The service worker could not be minified: ${errors[0]?.message}`)
  }
  return code
}
