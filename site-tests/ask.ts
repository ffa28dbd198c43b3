import { type IncomingHttpHeaders, request } from 'node:http'

export type Answer = {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

export type AskOptions = { method?: string; headers?: Record<string, string> }

/**
 * Asks a server for an address exactly as it is written: a browser, and `fetch`, would tidy it first, follow where it
 * leads and unpack what comes.
 *
 * @param server its address; what stands there after the port is left out
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
