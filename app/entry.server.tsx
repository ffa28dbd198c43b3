import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { EntryAddress } from './islands/entry-address'
import './islands/render'

/**
 * Renders one page at build time. Waits for everything (`onAllReady`), because streaming would add React's streaming
 * runtime to every file.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const page = (
      <EntryAddress value={context.manifest.entry.module}>
        <ServerRouter context={context} url={request.url} />
      </EntryAddress>
    )
    const { pipe } = renderToPipeableStream(page, {
      // React would otherwise move large `Suspense` content to the end of the page, for a script to put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html')
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
      // A page that fails to render must fail the build.
      onError: reject,
    })
  })
}
