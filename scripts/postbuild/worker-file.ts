import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { basePath } from '../../hosting/base-path.ts'
import { preloadsOf, publicCode, styleSheetsOf } from '../page-files.ts'
import { retiredServiceWorker, serviceWorker } from './service-worker.ts'

/** The page that replaces one without a copy. */
const shellPage = 'offline'

/**
 * The text of `sw.js`. It precaches the code of every part of a page, because a visit fetches only what was touched,
 * and the forms, lists and viewers of a copy have to answer too.
 *
 * @param site the folder of the finished pages
 * @param isOn if false, the worker removes itself and its caches
 */
export function workerFile(site: string, isOn: boolean) {
  if (!isOn) return script(retiredServiceWorker, { basePath })
  const html = readFileSync(join(site, shellPage, 'index.html'), 'utf8')
  const files = new Set([...publicCode(), ...styleSheetsOf(html), ...preloadsOf(html, 'font')])
  const version = createHash('sha256').update(html).digest('hex').slice(0, 8)
  const offlinePage = basePath + shellPage
  return script(serviceWorker, { basePath, version, offlinePage, files: [...files] })
}

function script<Options>(worker: (options: Options) => void, options: Options) {
  const { code, errors } = minifySync('sw.js', `(${worker})(${JSON.stringify(options)})`)
  if (errors.length > 0) {
    throw new Error(`The service worker could not be minified: ${errors[0]?.message}`)
  }
  return code
}
