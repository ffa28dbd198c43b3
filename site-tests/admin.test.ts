import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addresses } from '../app/addresses.ts'
import { basePath } from '../hosting/base-path.ts'
import { builtSite } from '../scripts/build-folder.ts'
import { partFiles, readManifest } from '../scripts/built-files.ts'
import { firstScripts, partFilesOf } from '../scripts/page-files.ts'
import { readBuilt, readHtml, readPage } from './pages.ts'

const adminPath = '/admin/subscribers'
const others = addresses.filter(({ path }) => path !== adminPath)

/** The script of the admin page, by its address. */
function adminScript() {
  const [script = ''] = partFiles(readManifest(), 'admin-desk', 'static').scripts
  return script
}

test('no page links to the admin page or can load its code', async () => {
  expect(partFilesOf(await readHtml(adminPath))).toContain(adminScript())
  expect(firstScripts('en')).not.toContain(adminScript())
  for (const { path } of others) {
    const $ = await readPage(path)
    expect($('a[href*="admin"]'), path).toHaveLength(0)
    expect(partFilesOf(await readHtml(path)), path).not.toContain(adminScript())
  }
})

test('the service worker keeps no code of the admin page', async () => {
  const worker = await readBuilt('sw.js')
  expect(worker).toContain('/newsletter.island')
  expect(worker).not.toContain('/admin-')
})

test('only the script of the admin page contains the hash of the password', async () => {
  const withHash: string[] = []
  for await (const file of glob('**/*.{html,js,css}', { cwd: builtSite })) {
    const text = await readFile(join(builtSite, file), 'utf8')
    if (/pbkdf2-sha256:\d/.test(text)) withHash.push(basePath + file)
  }
  expect(withHash, 'Build the site with ADMIN_PASSWORD set').toEqual([adminScript()])
})
