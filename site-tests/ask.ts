import { type IncomingHttpHeaders, request } from 'node:http'

export type Answer = {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

export type AskOptions = { method?: string; headers?: Record<string, string> }

/**
 * Requests an address exactly as written: a browser or `fetch` would normalise it, follow redirects and decompress
 * the body.
 *
 * @param server its address; a path is ignored
 */
export function ask(server: string, path: string, options: AskOptions = {}) {
  const { hostname, port } = new URL(server)
  return new Promise<Answer>((resolve, reject) => {
    request({ hostname, port, path, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject)
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status, headers } = response
        resolve({ status, headers, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
}
