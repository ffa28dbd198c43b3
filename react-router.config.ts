import type { Config } from '@react-router/dev/config'
import { addresses } from './app/addresses.ts'

export default {
  // No server: every known address becomes a file, the rest is answered by __spa-fallback.html.
  ssr: false,
  prerender: addresses.map((address) => address.path),
} satisfies Config
