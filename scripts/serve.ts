/** The static server behind `npm start`, the browser tests and the screenshots. It follows `hosting/rules.ts`. */
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { basePath } from '../hosting/base-path.ts'
import {
  cacheControl,
  contentTypes,
  encodings,
  httpsOnlyHeaders,
  idPatterns,
  immutablePrefixes,
  notFoundFile,
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

/** One file on disk: the plain one, or a compressed copy. */
type StoredFile = { path: string; size: number; etag: string }

type SiteFile = StoredFile & {
  type: string
  cacheControl: string
  encoded: Map<string, StoredFile>
}

type Site = { files: Map<string, SiteFile>; notFound: SiteFile }

type Answer = { status: number; file: SiteFile } | { redirect: string }

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
  const site = await readSite(root)
  const headers = { ...securityHeaders, ...(behindHttps && httpsOnlyHeaders) }

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    respond(site, basePath, request, response).catch((error: NodeJS.ErrnoException) => {
      // A visitor who leaves in the middle of a film is not an error.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(error)
      response.destroy()
    })
  })

  const boundPort = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const url = `http://localhost:${boundPort}${basePath.slice(0, -1)}`
  return { url, close, [Symbol.asyncDispose]: close }
}

/**
 * Lists the site's files by address. Requests are looked up in this list and never resolved on disk, so they cannot
 * leave the folder. The price is a restart after a new build.
 */
async function readSite(root: string): Promise<Site> {
  const stored = new Map<string, StoredFile>()
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const { size, mtimeMs } = await stat(path)
    const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
    stored.set(`/${relative(root, path).split(sep).join('/')}`, { path, size, etag })
  }

  const files = new Map<string, SiteFile>()
  for (const [name, file] of stored) {
    if (encodings.some(({ ending }) => name.endsWith(ending))) continue
    const type = contentTypes[extname(name)]
    if (type === undefined)
      throw new Error(`No content type for ${name}: add it to hosting/rules.ts.`)
    const encoded = new Map<string, StoredFile>()
    for (const encoding of encodings) {
      const copy = stored.get(name + encoding.ending)
      if (copy) encoded.set(encoding.name, copy)
    }
    const isImmutable = immutablePrefixes.some((prefix) => name.startsWith(prefix))
    // A page has its folder's address only.
    files.set(name.replace(/\/index\.html$/, '') || '/', {
      ...file,
      type,
      cacheControl: isImmutable ? cacheControl.immutable : cacheControl.revalidate,
      encoded,
    })
  }

  const notFound = files.get(`/${notFoundFile}`)
  if (!notFound) {
    throw new Error(`No built site in ${root}: run "npm run build" first.`)
  }
  // This file answers other addresses and has none of its own.
  files.delete(`/${notFoundFile}`)
  return { files, notFound }
}

async function respond(
  site: Site,
  basePath: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Only GET and HEAD are answered here.')
  }

  const [rawPath = '/', query] = splitOnce(request.url ?? '/', '?')
  const path = decodePath(rawPath)
  if (path === undefined) return sendText(response, 400, 'This address is not well formed.')

  const answer = findAnswer(site, basePath, rawPath, path)
  if ('redirect' in answer) {
    const address = basePath.slice(0, -1) + answer.redirect
    response.setHeader('Location', query === undefined ? address : `${address}?${query}`)
    return sendText(response, 308, 'Moved.')
  }
  await sendFile(request, response, answer)
}

function findAnswer(site: Site, basePath: string, askedRaw: string, asked: string): Answer {
  const { files, notFound } = site
  // From here on, addresses are relative to the site's path.
  const base = basePath.slice(0, -1)
  if (askedRaw === base && base !== '') return { redirect: '/' }
  if (!askedRaw.startsWith(basePath)) return { status: 404, file: notFound }
  const rawPath = askedRaw.slice(base.length)
  const path = asked.slice(base.length)

  // Matched as sent: an encoded slash belongs to the id and starts no new segment.
  const pageForId = (address: string) => {
    const kind = idPatterns.find(({ pattern }) => pattern.test(address))
    return kind && files.get(kind.page)
  }

  const file = files.get(path) ?? pageForId(rawPath)
  if (file) return { status: 200, file }
  if (rawPath.endsWith('/')) {
    const canonical = rawPath.slice(0, -1)
    if (files.has(path.slice(0, -1)) || pageForId(canonical)) return { redirect: canonical }
  }
  return { status: 404, file: notFound }
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file }: Extract<Answer, { file: SiteFile }>,
) {
  const wantsRange =
    status === 200 && request.method === 'GET' && request.headers.range !== undefined
  const encoding = wantsRange ? undefined : chooseEncoding(request.headers['accept-encoding'], file)
  const stored = (encoding && file.encoded.get(encoding)) || file

  response.setHeader('Content-Type', file.type)
  if (file.encoded.size > 0) response.setHeader('Vary', 'Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Cache-Control', status === 200 ? file.cacheControl : cacheControl.revalidate)
  if (status === 200) {
    response.setHeader('Accept-Ranges', 'bytes')
    response.setHeader('ETag', stored.etag)
    if (isSame(request.headers['if-none-match'], stored.etag))
      return void response.writeHead(304).end()
  }

  const range = wantsRange ? readRange(request, stored) : undefined
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${stored.size}`)
    return sendText(response, 416, 'The file is shorter than that.')
  }
  if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${stored.size}`)
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : stored.size)
  response.writeHead(range ? 206 : status)
  if (request.method === 'HEAD') return void response.end()
  await pipeline(createReadStream(stored.path, range), response)
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(text))
  // Node omits the body of a response to HEAD.
  response.writeHead(status).end(text)
}

function decodePath(rawPath: string) {
  try {
    return decodeURIComponent(rawPath)
  } catch {
    return undefined
  }
}

/** The best encoding that the browser accepts and the file has. `q=0` means that the browser refuses it. */
function chooseEncoding(header: string | string[] | undefined, file: SiteFile) {
  const accepted = new Set(
    String(header ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  return encodings
    .map(({ name }) => name)
    .find((name) => accepted.has(name) && file.encoded.has(name))
}

function isSame(header: string | undefined, etag: string) {
  const known = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

/** The requested bytes, both ends included. Several ranges or an invalid one get the whole file, as HTTP allows. */
function readRange(request: IncomingMessage, { size, etag }: StoredFile) {
  const ifRange = request.headers['if-range']
  if (ifRange !== undefined && ifRange !== etag) return undefined
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined

  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}

function splitOnce(text: string, separator: string) {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}

/**
 * Serves the built site on `PORT`, or on the first free port from 3000 up, until Ctrl-C, and prints its address.
 *
 * @throws with a message for the person at the terminal.
 */
export async function serveSite() {
  const behindHttps = process.env.BEHIND_HTTPS === '1'
  const start = (port: number) => startServer({ root: builtSite, port, basePath, behindHttps })
  const server = await (process.env.PORT
    ? startOnPort(start, process.env.PORT)
    : startOnFreePort(start, 3000))

  console.log(`
  Ikosim Studio   ${server.url}
  Admin page      ${server.url}/admin/subscribers
  Stop            Ctrl-C
`)
  // Ctrl-C may arrive twice: from the terminal, and forwarded by the parent process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, server.close)
}

async function startOnPort<T>(start: (port: number) => Promise<T>, text: string): Promise<T> {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT=${text} is no port: give a number up to 65535.`)
  }
  try {
    return await start(port)
  } catch (error) {
    if (!isPortTaken(error)) throw error
    throw new Error(
      `Port ${port} is taken: stop what uses it, or choose another, as in PORT=8080 npm start.`,
    )
  }
}

async function startOnFreePort<T>(start: (port: number) => Promise<T>, first: number): Promise<T> {
  for (let port = first; port < first + 100; port++) {
    try {
      return await start(port)
    } catch (error) {
      if (!isPortTaken(error)) throw error
    }
  }
  throw new Error(
    `All ports from ${first} to ${first + 99} are taken: choose another with PORT=8080 npm start.`,
  )
}

function isPortTaken(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

if (import.meta.main) serveSite().catch(fail)
