import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { basePath } from '../../hosting/base-path.ts'
import { firstScripts, partFilesOf, preloadsOf, styleSheetsOf } from '../page-files.ts'
import { retiredServiceWorker, serviceWorker } from './service-worker.ts'

/** Pages to precache, with their scripts and fonts: the frame, and the page that replaces a missing one. */
const shellPage = 'offline'

/** What its form fetches when somebody comes to it is kept too: a copy of the page must be able to store an enquiry. */
const formPage = 'contact'

/**
 * The text of `sw.js`.
 *
 * @param site the folder of the finished pages
 * @param isOn if false, the worker removes itself and its caches
 */
export function workerFile(site: string, isOn: boolean) {
  if (!isOn) return script(retiredServiceWorker, { basePath })
  const html = readPage(site, shellPage)
  const offlinePage = basePath + shellPage
  const shell = new Set([
    offlinePage,
    ...firstScripts(),
    ...partFilesOf(html),
    ...partFilesOf(readPage(site, formPage)),
    ...styleSheetsOf(html),
    ...preloadsOf(html, 'font'),
  ])
  const version = createHash('sha256').update(html).digest('hex').slice(0, 8)
  return script(serviceWorker, { basePath, version, shell: [...shell], offlinePage })
}

const readPage = (site: string, page: string) =>
  readFileSync(join(site, page, 'index.html'), 'utf8')

function script<Options>(worker: (options: Options) => void, options: Options) {
  const { code, errors } = minifySync('sw.js', `(${worker})(${JSON.stringify(options)})`)
  if (errors.length > 0) {
    throw new Error(`The service worker could not be minified: ${errors[0]?.message}`)
  }
  return code
}
