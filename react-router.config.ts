import type { Config } from '@react-router/dev/config'
import { adminPath, pages } from './app/addresses.ts'
import { notFoundPath } from './app/lib/not-found-path.ts'
import { basePath } from './hosting/base-path.ts'
import { language } from './scripts/build-language.ts'
import { languageBuild } from './scripts/built-files.ts'

export default {
  // Rendered when it is built, and never by a server: every known address becomes a file. Without `ssr`, React Router
  // insists on a client of its own.
  ssr: true,
  basename: `${basePath}${language.prefix.slice(1)}/`.replace('//', '/'),
  buildDirectory: languageBuild(language.code),
  prerender: [
    ...pages.map(({ path }) => path),
    ...(language.prefix === '' ? [adminPath] : []),
    notFoundPath,
  ],
} satisfies Config
