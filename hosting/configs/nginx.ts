import { parameterRoutes } from '../../app/addresses.ts'
import {
  cacheControl,
  contentTypes,
  immutablePrefixes,
  notFoundFileOf,
  notFoundFiles,
  prefixedLanguages,
} from '../rules.ts'
import { headers, indent, notice } from './shared.ts'

/** The parameter of textual content types. */
const charset = '; charset=utf-8'

/**
 * A server for nginx. What is matched against `$request_uri` is matched as the browser sent it: an encoded slash
 * belongs to an id and starts no new segment.
 *
 * @param basePath `/`, or the path that the site was built for
 */
export function nginxConfig(basePath: string) {
  const base = basePath.slice(0, -1)
  const types = Map.groupBy(Object.entries(contentTypes), ([, type]) => type.replace(charset, ''))
  const texts = Object.values(contentTypes).filter(
    (type) => type.endsWith(charset) && !type.startsWith('text/html'),
  )
  return `# ${notice}
#
# Goes to /etc/nginx/conf.d/ikosim.conf. Set server_name and root, and let certbot add the certificate.
# The folder build/client lies at root${base ? `, under ${base}` : ''}. Brotli needs Debian's libnginx-mod-http-brotli-static.

map $uri $ikosim_cache {
  default "${cacheControl.revalidate}";
  "~^${base}(?:${immutablePrefixes.map((prefix) => prefix.replace(/\/$/, '')).join('|')})/" "${cacheControl.immutable}";
}

# The page that answers an id, as it was sent, if no file does.
map $request_uri $ikosim_id {
  default "";
${indent(
  parameterRoutes.map(({ route, page }) => `"~^${base}${route}/[^/?]+/?(?:\\?|$)" ${base}${page};`),
  '  ',
)}
}

# The page of the language for an unknown address.
map $request_uri $ikosim_not_found {
${indent(
  [
    `default ${base}/${notFoundFiles[0]};`,
    ...prefixedLanguages.map(
      (language) => `"~^${base}${language.prefix}(?:[/?]|$)" ${base}/${notFoundFileOf(language)};`,
    ),
  ],
  '  ',
)}
}

# The address without the slash at its end.
map $request_uri $ikosim_bare {
  default "";
  "~^(?<bare>/[^/?](?:[^?]*[^/?])?)/(?:\\?|$)" $bare;
}

map $request_method $ikosim_allow {
  default "GET, HEAD";
  GET "";
  HEAD "";
}

server {
  listen 80;
  server_name ikosim.studio;
  root /var/www/ikosim;

  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  brotli_static on;
  gzip_vary on;

  types {
${indent(
  [...types].map(
    ([type, entries]) => `${type} ${entries.map(([ending]) => ending.slice(1)).join(' ')};`,
  ),
  '    ',
)}
  }
  charset utf-8;
  charset_types ${[...new Set(texts.map((type) => type.replace(charset, '')))].join(' ')};

${indent(
  headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
  '  ',
)}
  add_header Cache-Control $ikosim_cache always;
  add_header Allow $ikosim_allow always;

  error_page 404 $ikosim_not_found;
${indent(
  notFoundFiles.map((file) => `location = ${base}/${file} { internal; }`),
  '  ',
)}
  location ~ (?:^|/)index\\.html$ { return 404; }
  location ~ \\.(?:br|gz)$ { return 404; }

  # An address has no slash at its end.
  location ~ ^${base}/.+/$ {
    if ($ikosim_bare = "") { return 404; }
    if (-f $document_root\${uri}index.html) { return 308 $ikosim_bare$is_args$args; }
    if ($ikosim_id) { return 308 $ikosim_bare$is_args$args; }
    return 404;
  }

  location ${basePath} {
    if ($ikosim_allow) { return 405; }
    try_files $uri $uri/index.html @ikosim_unknown;
  }

  location @ikosim_unknown {
    if ($ikosim_id) { rewrite ^ $ikosim_id last; }
    return 404;
  }
${
  base
    ? `
  location = ${base} { return 308 ${basePath}; }
  location / { return 404; }
`
    : ''
}}
`
}
