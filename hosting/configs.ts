import { caddyConfig } from './configs/caddy.ts'
import {
  cloudflareHeaders,
  cloudflareRoutes,
  cloudflareWorker,
} from './configs/cloudflare-pages.ts'
import { cloudfrontFunction, cloudfrontTemplate, cloudfrontUpload } from './configs/cloudfront.ts'
import { githubPagesConfig } from './configs/github-pages.ts'
import { netlifyConfig } from './configs/netlify.ts'
import { nginxConfig } from './configs/nginx.ts'
import { vercelConfig } from './configs/vercel.ts'

/** The files of `deploy/`: the rules of `rules.ts` in each host's configuration format. They don't depend on the content. */
export const deployConfigs: Record<string, string> = {
  'nginx/ikosim.conf': nginxConfig('/'),
  'caddy/Caddyfile': caddyConfig(),
  'netlify/netlify.toml': netlifyConfig(),
  'cloudflare-pages/_worker.js': cloudflareWorker(),
  'cloudflare-pages/_routes.json': cloudflareRoutes(),
  'cloudflare-pages/_headers': cloudflareHeaders(),
  'vercel/vercel.json': vercelConfig(),
  'github-pages/pages.yml': githubPagesConfig(),
  's3-cloudfront/upload.sh': cloudfrontUpload(),
}

/** Configurations that list the pages of collections: every build writes its own into `build/deploy/`. */
export const builtConfigs: Record<string, string> = {
  's3-cloudfront/template.json': cloudfrontTemplate(),
  's3-cloudfront/viewer-request.js': cloudfrontFunction(),
}
