import { parameterRoutes } from '../../app/addresses.ts'
import { cacheControl, immutablePrefixes, notFoundFileOf, prefixedLanguages } from '../rules.ts'
import { headers, indent, notice } from './shared.ts'

/**
 * `netlify.toml`. Netlify serves the first language's 404.html and compresses by itself, and answers an address with and without its
 * slash.
 */
export function netlifyConfig() {
  const block = (path: string, values: readonly (readonly [string, string])[]) =>
    `[[headers]]\n  for = "${path}"\n  [headers.values]\n${indent(
      values.map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
      '    ',
    )}\n`
  const redirect = (from: string, to: string, status: number) => `[[redirects]]
  from = "${from}"
  to = "${to}"
  status = ${status}
`
  const redirects = [
    ...parameterRoutes.map(({ route, page }) =>
      redirect(`${route}/:id`, `${page}/index.html`, 200),
    ),
    ...prefixedLanguages.map((language) =>
      redirect(`${language.prefix}/*`, `/${notFoundFileOf(language)}`, 404),
    ),
  ]
  return `# ${notice}
#
# Goes to the root of the repository as netlify.toml. Set ADMIN_PASSWORD_HASH in the site's environment.

[build]
  command = "npm run build"
  publish = "build/client"

[build.processing.html]
  pretty_urls = false

${block('/*', headers)}
${immutablePrefixes
  .map((prefix) => block(`${prefix}*`, [['Cache-Control', cacheControl.immutable]]))
  .join('\n')}
# A file comes first; only an id without one gets the example of its kind.
${redirects.join('\n')}`
}
