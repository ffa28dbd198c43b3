import type { Config } from '@react-router/dev/config'
import { addresses } from './app/addresses.ts'
import { basePath } from './hosting/base-path.ts'
import { buildFolder } from './scripts/build-folder.ts'

export default {
  // No server: every known address becomes a file, and __spa-fallback.html answers the rest.
  ssr: false,
  basename: basePath,
  buildDirectory: buildFolder,
  prerender: addresses.map((address) => address.path),
} satisfies Config
