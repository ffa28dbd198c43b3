import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { basePath } from '../../hosting/base-path.ts'
import { notFoundFile } from '../../hosting/rules.ts'
import { preloadsOf } from '../page-files.ts'
import { compress } from '../postbuild/compress.ts'

/**
 * Writes the limit page into a folder of its own and returns that folder: the first screen of the home page as one
 * would write it by hand for nothing but speed. The same words, object, font and first picture, taken from the built
 * home page so that they stay the same; styles for these alone; no script.
 */
export async function writeLimitSite(site: string) {
  const home = await readFile(join(site, 'index.html'), 'utf8')
  const folder = await mkdtemp(join(tmpdir(), 'limit-'))
  const [font = ''] = preloadsOf(home, 'font')
  const main = home.slice(home.indexOf('<main'))
  const [object = ''] = /<svg\b.*?<\/svg>/s.exec(main) ?? []
  const [, headline = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(main) ?? []
  const [, lead = ''] = /<\/h1>.*?<p\b[^>]*>(.*?)<\/p>/s.exec(main) ?? []
  const [picture = ''] = /<picture\b.*?<\/picture>/s.exec(main) ?? []
  if (!font || !object || !headline || !lead || !picture) {
    throw new Error('The home page looks different now: see scripts/bench/limit-page.ts.')
  }

  for (const address of [font, ...addressesOf(picture)]) {
    const file = address.slice(basePath.length)
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await copyFile(join(site, file), join(folder, file))
  }
  const html = limitPage({ font, object, headline, lead, picture })
  for (const name of ['index.html', notFoundFile]) {
    await writeFile(join(folder, name), html)
    await compress(join(folder, name))
  }
  return folder
}

function addressesOf(picture: string) {
  const sets = [...picture.matchAll(/ (?:srcset|src)="([^"]*)"/gi)]
  return new Set(
    sets.flatMap(([, set = '']) => set.split(/,\s+/).map((part) => part.split(' ')[0] ?? '')),
  )
}

type LimitParts = Record<'font' | 'object' | 'headline' | 'lead' | 'picture', string>

function limitPage({ font, object, headline, lead, picture }: LimitParts) {
  const plain = headline.replace(/<!-- -->/g, '').replace(/ class="[^"]*"/g, '')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The limit</title>
<meta name="description" content="The first screen of the home page without anything else.">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<style>
@font-face { font-family: Mona; src: url(${font}) format('woff2'); font-weight: 300 860; font-stretch: 75% 125%; font-display: swap }
* { margin: 0; box-sizing: border-box }
body { background: #09112c; color: #f8fafc; font: 400 1.1rem/1.5 Mona, Arial, sans-serif }
header { position: relative; display: grid; align-content: end; gap: 2rem; min-height: 100svh; padding: 1.25rem; overflow: clip }
header > svg { position: absolute; top: 2rem; right: -44vw; width: min(132vw, 68svh) }
h1 { position: relative; font-size: 12.8vw; font-weight: 820; font-stretch: 125%; letter-spacing: -.045em; line-height: .9 }
h1 span { display: block }
h1 [data-voice] { font-weight: 330; font-stretch: 75% }
p { position: relative; max-width: 44ch }
img { display: block; width: 100%; height: auto }
</style>
<header>${object}<h1>${plain}</h1><p>${lead}</p></header>
<main>${picture.replace(/ (?:class|data-color|style)="[^"]*"/g, '')}</main>
</html>
`
}
