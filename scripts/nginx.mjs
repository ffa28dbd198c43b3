/** The nginx that a test starts: the system's, or Debian's packages unpacked into `.cache`, where they start nothing. */
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

/** Fetches nginx where there is none. Where that fails the test of it is skipped, and says so. */
export async function provideNginx() {
  if (findNginx()) return
  console.log('\n── Fetching nginx')
  mkdirSync(cache, { recursive: true })
  const isFetched = await fetchPackages().catch(() => false)
  if (isFetched && findNginx()) return
  console.log('── No nginx here: the test of its configuration will be skipped.')
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
