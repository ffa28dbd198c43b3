import type { Config } from '@react-router/dev/config'
import { addresses } from './app/addresses.ts'
import { notFoundPath } from './app/lib/not-found-path.ts'
import { basePath } from './hosting/base-path.ts'
import { buildFolder } from './scripts/build-folder.ts'

export default {
  // Rendered when it is built, and never by a server: every known address becomes a file. Without `ssr`, React Router
  // insists on a client of its own.
  ssr: true,
  basename: basePath,
  buildDirectory: buildFolder,
  prerender: [...addresses.map(({ path }) => path), notFoundPath],
} satisfies Config
