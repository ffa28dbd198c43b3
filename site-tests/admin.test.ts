import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addresses } from '../app/addresses.ts'
import { basePath } from '../hosting/base-path.ts'
import { builtSite } from '../scripts/build-folder.ts'
import { scriptsOf } from '../scripts/page-files.ts'
import { readManifest } from '../scripts/postbuild/manifest.ts'
import { readBuilt, readHtml, readPage } from './pages.ts'

const adminPath = '/admin/subscribers'
const others = addresses.filter(({ path }) => path !== adminPath)

/** The script of the admin page, by its address. */
async function adminScript() {
  const [bootScript = ''] = scriptsOf(builtSite, await readHtml(adminPath))
  const { routes } = readManifest(await readBuilt(bootScript.slice(basePath.length)))
  const module = Object.entries(routes).find(([id]) => id === 'pages/admin')?.[1].module
  if (!module) throw new Error('No route of the build is called pages/admin.')
  return module
}

test('no page links to the admin page or loads its code', async () => {
  const script = await adminScript()
  expect(scriptsOf(builtSite, await readHtml(adminPath))).toContain(script)
  for (const { path } of others) {
    const $ = await readPage(path)
    expect($('a[href*="admin"]'), path).toHaveLength(0)
    expect(scriptsOf(builtSite, await readHtml(path)), path).not.toContain(script)
  }
})

test('only the script of the admin page contains the hash of the password', async () => {
  const withHash: string[] = []
  for await (const file of glob('**/*.{html,js,css}', { cwd: builtSite })) {
    const text = await readFile(join(builtSite, file), 'utf8')
    if (/pbkdf2-sha256:\d/.test(text)) withHash.push(basePath + file)
  }
  expect(withHash, 'Build the site with ADMIN_PASSWORD set').toEqual([await adminScript()])
})
