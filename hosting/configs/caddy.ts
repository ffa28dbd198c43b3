import { languages } from '../../app/content/languages.ts'
import type { Language } from '../../app/lib/language.ts'
import { cacheControl, immutablePrefixes, notFoundFileOf, prefixedLanguages } from '../rules.ts'
import { headers, hiddenFiles, idRoutes, indent, notice, pagesForIds } from './shared.ts'

/** A Caddy site; Caddy obtains its certificate itself. */
export function caddyConfig() {
  const immutable = immutablePrefixes.map((prefix) => `${prefix}*`).join(' ')
  return `# ${notice}
#
# Set the name of the site and the folder that holds build/client.

(bare) {
	route {
		uri strip_suffix /
		redir * {uri} 308
	}
}

ikosim.studio {
	root * /srv/ikosim

	header {
${indent(
  headers.map(([name, value]) => `${name} "${value}"`),
  '\t\t',
)}
		Cache-Control "${cacheControl.revalidate}"
	}
	# By itself, because Caddy puts off a block that deletes: it would come after the headers of single files, and not at all
	# with an error.
	header -Server

	@write not method GET HEAD
	handle @write {
		header Allow "GET, HEAD"
		respond 405
	}

	# These files answer other addresses and have none of their own.
	@hidden path_regexp ${hiddenFiles}
	handle @hidden {
		error 404
	}

	# An address has no slash at its end.
	@folder {
		path_regexp ^/[^/].*/$
		file {path}index.html
	}
	handle @folder {
		import bare
	}
	@idFolder path_regexp ^/(?:${idRoutes})/[^/]+/$
	handle @idFolder {
		import bare
	}

	handle {
		@immutable path ${immutable}
		header @immutable Cache-Control "${cacheControl.immutable}"

		@page file {path} {path}/index.html
		rewrite @page {file_match.relative}
${Object.entries(pagesForIds)
  .map(
    ([kind, page]) => `		@${nameOf(kind)} {
			path_regexp ^/${kind}/[^/]+$
			not file {path} {path}/index.html
		}
		rewrite @${nameOf(kind)} ${page}/index.html`,
  )
  .join('\n')}

		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		header Cache-Control "${cacheControl.revalidate}"
		header -Server
${languages.map(notFoundRule).join('\n')}
		file_server {
			precompressed br gzip
		}
	}
}
`
}

/** A matcher's name, which may hold no slash. */
function nameOf(kind: string) {
  return kind.replaceAll('/', '-')
}

/** Error routes see the address as it was sent. */
function notFoundRule(language: Language) {
  const below = ({ prefix }: Language) => `${prefix} ${prefix}/*`
  const others = prefixedLanguages.map(below).join(' ')
  const where = language.prefix ? `path ${below(language)}` : others && `not path ${others}`
  const lines = ['expression `{err.status_code} == 404`', ...(where ? [where] : [])]
  return `		@missing-${language.code} {
${indent(lines, '			')}
		}
		rewrite @missing-${language.code} /${notFoundFileOf(language)}`
}
