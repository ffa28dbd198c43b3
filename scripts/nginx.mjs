/** The nginx for tests: the system's, or Debian's packages unpacked into `.cache`, so that no service is started. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aloud, project } from './install.mjs'

const cache = join(project, '.cache/nginx')
const packages = ['nginx', 'libnginx-mod-http-brotli-static']

/** @returns {{ binary: string, brotli: string } | undefined} nginx and its module for brotli, if both are there */
export function findNginx() {
  for (const root of ['/', cache]) {
    const binary = join(root, 'usr/sbin/nginx')
    const brotli = join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
    if (existsSync(binary) && existsSync(brotli)) return { binary, brotli }
  }
  return undefined
}

/** Downloads nginx into this project's folder if there is none. */
export async function fetchNginx() {
  if (findNginx()) return
  console.log('Fetching Debian’s nginx (apt-get download) …')
  mkdirSync(cache, { recursive: true })
  await fetchPackages().catch(() => false)
}

async function fetchPackages() {
  const download = () => aloud('apt-get', ['-q', 'download', ...packages], {}, cache)
  if ((await download()) !== 0) {
    if (process.getuid?.() !== 0) return false
    await aloud('apt-get', ['-q', 'update'])
    if ((await download()) !== 0) return false
  }
  for (const name of readdirSync(cache).filter((file) => file.endsWith('.deb'))) {
    if ((await aloud('dpkg', ['-x', name, '.'], {}, cache)) !== 0) return false
  }
  return true
}
