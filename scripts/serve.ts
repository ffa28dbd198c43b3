/** The static server behind `npm start`, the browser tests and the screenshots. It follows `hosting/rules.ts`. */
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative, sep } from 'node:path'
import Negotiator from 'negotiator'
import send from 'send'
import { basePath } from '../hosting/base-path.ts'
import {
  cacheControl,
  contentTypes,
  encodings,
  httpsOnlyHeaders,
  idPatterns,
  immutablePrefixes,
  languageAt,
  notFoundFileOf,
  notFoundFiles,
  securityHeaders,
} from '../hosting/rules.ts'
import { builtSite } from './build-folder.ts'
import { fail } from './install.mjs'

type ServerOptions = {
  /** The folder of the built site. */
  root: string
  /** `0` takes any free one. */
  port: number
  /** The path that the site was built for; `/` without one. */
  basePath?: string
  /** Visitors reach this server by https, through a proxy. Adds HSTS. */
  behindHttps?: boolean
}

type Site = {
  root: string
  basePath: string
  /** The paths of all files in the folder, compressed copies among them. */
  files: ReadonlySet<string>
  /** The file that answers each address. */
  answers: ReadonlyMap<string, string>
}

/**
 * Serves a built site until `close` is called.
 *
 * @throws when the port is taken (`EADDRINUSE`), or the folder holds no built site.
 */
export async function startServer({
  root,
  port,
  basePath = '/',
  behindHttps = false,
}: ServerOptions) {
  const site = { root, basePath, ...(await readFiles(root)) }
  const headers = Object.entries({ ...securityHeaders, ...(behindHttps && httpsOnlyHeaders) })
  const server = createServer((_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    respond(site, response)
  })
  await once(server.listen(port), 'listening')

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const { port: boundPort } = server.address() as AddressInfo
  const url = `http://localhost:${boundPort}${basePath.slice(0, -1)}`
  return { url, close, [Symbol.asyncDispose]: close }
}

/**
 * Lists the site's files. Addresses are looked up in this list and never resolved on disk, so they cannot leave the
 * folder. The price is a restart after a new build.
 */
async function readFiles(root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
  if (!files.includes(notFoundFileOf({ prefix: '' }))) {
    throw new Error(`No built site in ${root}: run "npm run build" first.`)
  }
  const answers = new Map<string, string>()
  for (const file of files) {
    // The 404 pages answer other addresses and have none of their own.
    if (notFoundFiles.includes(file) || encodings.some(({ ending }) => file.endsWith(ending)))
      continue
    if (contentTypes[extname(file)] === undefined) {
      throw new Error(`No content type for ${file}: add it to hosting/rules.ts.`)
    }
    // A page has its folder's address only.
    answers.set(`/${file}`.replace(/\/index\.html$/, '') || '/', file)
  }
  return { files: new Set(files), answers }
}

function respond(site: Site, response: ServerResponse) {
  const { method, url = '/' } = response.req
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendStatus(response, 405)
  }
  const [path = '/'] = url.split('?', 1)
  if (decodePath(path) === undefined) return sendStatus(response, 400)

  const file = findFile(site, path)
  if (file !== undefined) return sendFile(site, response, file)
  const canonical = `${path}/` === site.basePath ? site.basePath : path.replace(/\/$/, '')
  if (canonical !== path && findFile(site, canonical) !== undefined) {
    response.setHeader('Location', canonical + url.slice(path.length))
    return sendStatus(response, 308)
  }
  response.statusCode = 404
  sendFile(site, response, notFoundFileOf(languageAt(addressOf(site, path) ?? '/')))
}

/** The address of the site at a path, unless that lies outside. */
function addressOf({ basePath }: Site, path: string) {
  return path.startsWith(basePath) ? path.slice(basePath.length - 1) : undefined
}

function findFile(site: Site, path: string) {
  const { answers } = site
  const address = addressOf(site, path)
  if (address === undefined) return undefined
  // Matched as sent: an encoded slash belongs to the id and starts no new segment.
  const kind = idPatterns.find(({ pattern }) => pattern.test(address))
  return answers.get(decodePath(address) ?? '') ?? (kind && answers.get(kind.page))
}

function decodePath(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function sendFile({ root, files }: Site, response: ServerResponse, file: string) {
  const request = response.req
  const accepted = new Negotiator(request).encodings(encodings.map(({ name }) => name))
  const copies = encodings.filter(({ ending }) => files.has(file + ending))
  // A range is one of the plain file.
  const copy = request.headers.range
    ? undefined
    : copies.find(({ name }) => accepted.includes(name))
  if (copies.length > 0) response.setHeader('Vary', 'Accept-Encoding')
  if (copy) response.setHeader('Content-Encoding', copy.name)
  response.setHeader('Content-Type', contentTypes[extname(file)] ?? '')
  const isImmutable = immutablePrefixes.some((prefix) => `/${file}`.startsWith(prefix))
  response.setHeader(
    'Cache-Control',
    isImmutable ? cacheControl.immutable : cacheControl.revalidate,
  )

  const acceptRanges = response.statusCode === 200
  // The entity tag is enough to revalidate, and a page's headers are part of its first round trip.
  const options = { root, acceptRanges, lastModified: false, dotfiles: 'allow' } as const
  send(request, encodeURI(file + (copy?.ending ?? '')), options)
    .on('error', (error) => {
      if (error.status === 500) console.error(error)
      if (response.headersSent) response.destroy()
      else sendStatus(response, error.status)
    })
    .pipe(response)
}

/** Answers with the name of the status. */
function sendStatus(response: ServerResponse, status: number) {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.removeHeader('Content-Encoding')
  // Node omits the body of a response to HEAD.
  response.end(STATUS_CODES[status])
}

/**
 * Serves the built site on `PORT`, or on the first free port from 3000 up, until Ctrl-C, and prints its address.
 *
 * @throws with a message for the person at the terminal.
 */
export async function serveSite() {
  const { PORT } = process.env
  const server = await (PORT ? startOnPort(Number(PORT)) : startOnPort(3000, 3099))
  console.log(`
  Ikosim Studio   ${server.url}
  Admin page      ${server.url}/admin/subscribers
  Stop            Ctrl-C
`)
  // Ctrl-C may arrive twice: from the terminal, and forwarded by the parent process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, server.close)
}

async function startOnPort(first: number, last = first) {
  if (!Number.isInteger(first) || first < 0 || first > 65535) {
    throw new Error(`PORT=${process.env.PORT} is no port: give a number up to 65535.`)
  }
  const behindHttps = process.env.BEHIND_HTTPS === '1'
  for (let port = first; port <= last; port++) {
    try {
      return await startServer({ root: builtSite, port, basePath, behindHttps })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
  }
  const taken = first === last ? `Port ${first} is taken` : `Ports ${first} to ${last} are taken`
  throw new Error(`${taken}: stop what uses it, or choose another, as in PORT=8080 npm start.`)
}

if (import.meta.main) serveSite().catch(fail)
