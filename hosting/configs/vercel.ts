import { parameterRoutes } from '../../app/addresses.ts'
import { cacheControl, immutablePrefixes, notFoundFileOf, prefixedLanguages } from '../rules.ts'
import { headers } from './shared.ts'

/** `vercel.json`. Vercel looks for a file before it rewrites, and serves the first language's 404.html by itself. */
export function vercelConfig() {
  const list = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([key, value]) => ({ key, value }))
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'build/client',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: list(headers) },
      ...immutablePrefixes.map((prefix) => ({
        source: `${prefix}(.*)`,
        headers: list([['Cache-Control', cacheControl.immutable]]),
      })),
    ],
    rewrites: [
      ...parameterRoutes.map(({ route, page }) => ({ source: `${route}/:id`, destination: page })),
      ...prefixedLanguages.map((language) => ({
        source: `${language.prefix}/:path*`,
        destination: `/${notFoundFileOf(language).replace('.html', '')}`,
        statusCode: 404,
      })),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
