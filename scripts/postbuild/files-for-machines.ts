/**
 * Writes the files of one language for feed readers, language models and launchers, in a process of its own, because
 * Node chooses the words by a condition: `node --conditions=fr scripts/postbuild/files-for-machines.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { language } from '#words/language.ts'
import { addresses } from '../../app/addresses.ts'
import { feedAddress } from '../../app/seo/feed-address.ts'
import { builtSite } from '../build-folder.ts'
import { readPageFacts } from '../page-facts.ts'
import { atomFeed } from './feed.ts'
import { llmsText } from './llms.ts'
import { webManifest } from './web-manifest.ts'

const listed = addresses.filter((one) => one.indexable && one.language.code === language.code)
const pages = await Promise.all(
  listed.map(async ({ path, page }) => {
    const html = await readFile(join(builtSite, path, 'index.html'), 'utf8')
    return { path, page, ...readPageFacts(html) }
  }),
)
await write(feedAddress, atomFeed())
await write('llms.txt', llmsText(pages))
await write('site.webmanifest', `${JSON.stringify(webManifest(), null, 2)}\n`)

function write(name: string, text: string) {
  return writeFile(join(builtSite, language.prefix, name), text)
}
