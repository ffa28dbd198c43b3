import type { Plugin } from 'vite'

/** Modules that read content files, with Node and parsers. */
const readers = /[\\/]app[\\/]content[\\/](markdown|prose-blocks)\.ts$/

const stub = `export class ContentError extends Error {}
export function frontMatter() {}
export function proseBlocks() {}
export function readThings() { throw new Error('Content is read in Node.') }`

/**
 * Leaves what reads content out of the client's build. Its islands have no use for it, and the modules of routes,
 * which the framework builds for a client of its own, are removed without being run.
 */
export function contentReader(): Plugin {
  return {
    name: 'content-reader',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (readers.test(id) ? stub : undefined),
  }
}
