import type { Config } from '@react-router/dev/config'
import { addresses } from './app/addresses.ts'
import { notFoundPath } from './app/lib/not-found-path.ts'
import { basePath } from './hosting/base-path.ts'
import { buildFolder } from './scripts/build-folder.ts'

export default {
  // No server: every known address becomes a file. Unknown ids are answered by __spa-fallback.html, other addresses by
  // the 404 page.
  ssr: false,
  basename: basePath,
  buildDirectory: buildFolder,
  prerender: [...addresses.map((address) => address.path), notFoundPath],
} satisfies Config
