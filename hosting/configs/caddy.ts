import { cacheControl, immutablePrefixes, notFoundFile } from '../rules.ts'
import { headers, hiddenFiles, idRoutes, indent, notice, pagesForIds } from './shared.ts'

/** A Caddy site; Caddy obtains its certificate itself. */
export function caddyConfig() {
  const immutable = immutablePrefixes.map((prefix) => `${prefix}*`).join(' ')
  return `# ${notice}
#
# Set the name of the site and the folder that holds build/client.

ikosim.studio {
	root * /srv/ikosim

	header {
${indent(
  headers.map(([name, value]) => `${name} "${value}"`),
  '\t\t',
)}
		Cache-Control "${cacheControl.revalidate}"
		-Server
	}

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
	route @folder {
		uri strip_suffix /
		redir * {uri} 308
	}
	@idFolder path_regexp ^/(?:${idRoutes})/[^/]+/$
	route @idFolder {
		uri strip_suffix /
		redir * {uri} 308
	}

	handle {
		@immutable path ${immutable}
		header @immutable Cache-Control "${cacheControl.immutable}"

		@page file {path} {path}/index.html
		rewrite @page {file_match.relative}
${Object.entries(pagesForIds)
  .map(
    ([kind, page]) => `		@${kind} {
			path_regexp ^/${kind}/[^/]+$
			not file {path} {path}/index.html
		}
		rewrite @${kind} ${page}/index.html`,
  )
  .join('\n')}

		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		header Cache-Control "${cacheControl.revalidate}"
		@missing expression \`{err.status_code} == 404\`
		rewrite @missing /${notFoundFile}
		file_server {
			precompressed br gzip
		}
	}
}
`
}
