import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes `.br` and `.gz` beside a file, at the highest levels, because files are compressed once and read many times.
 * Node compresses in its own threads, so several files at once use all cores.
 */
export async function compress(path: string) {
  const content = await readFile(path)
  const [asBrotli, asGzip] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  for (const [ending, compressed] of [
    ['.br', asBrotli],
    ['.gz', asGzip],
  ] as const) {
    if (compressed.length < content.length) await writeFile(path + ending, compressed)
  }
}
