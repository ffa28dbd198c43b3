import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { load } from 'cheerio'
import postcss from 'postcss'
import type { Language } from '../../app/lib/language.ts'
import { notFoundFileOf } from '../../hosting/rules.ts'
import { candidatesOf } from '../budget/srcset.ts'
import { fileOf, preloadsOf } from '../page-files.ts'
import { compress } from '../postbuild/compress.ts'

/**
 * Writes the limit page into a folder of its own and returns that folder: the first screen of the home page as one
 * would write it by hand for nothing but speed. The same words, object, fonts and first picture, taken from the language's
 * built home page so that they stay the same; styles for these alone; no script.
 */
export async function writeLimitSite(site: string, language: Language) {
  const home = await readFile(join(site, language.prefix, 'index.html'), 'utf8')
  const folder = await mkdtemp(join(tmpdir(), 'limit-'))
  const $ = load(home)
  const [object, headline, lead, picture] = ['svg', 'h1', 'h1 ~ * p', 'picture'].map((part) =>
    $('main').find(part).first(),
  )
  const fonts = preloadsOf(home, 'font')
  const faces = facesOf($('style').text(), fonts)
  if (
    fonts.length === 0 ||
    faces.length !== fonts.length ||
    !object?.length ||
    !headline?.length ||
    !lead?.length ||
    !picture?.length
  ) {
    throw new Error('The home page looks different now: see scripts/bench/limit-page.ts.')
  }
  for (const part of [object, headline, picture]) {
    part.find('*').addBack().removeAttr('class').removeAttr('data-color')
  }
  const pictures = picture.find('[srcset]').toArray()
  const files = [
    ...fonts,
    picture.find('img').attr('src') ?? '',
    ...pictures.flatMap((one) =>
      candidatesOf($(one).attr('srcset') ?? '').map(({ address }) => address),
    ),
  ]
  for (const file of new Set(files)) {
    const copy = fileOf(folder, file)
    await mkdir(dirname(copy), { recursive: true })
    await copyFile(fileOf(site, file), copy)
  }
  const html = limitPage({
    language,
    fonts,
    faces: faces.join('\n'),
    object: $.html(object),
    headline: headline.html() ?? '',
    lead: lead.text(),
    picture: $.html(picture),
  })
  for (const name of ['index.html', notFoundFileOf({ prefix: '' })]) {
    await writeFile(join(folder, name), html)
    await compress(join(folder, name))
  }
  return folder
}

/** The rules of a stylesheet that declare these font files. */
function facesOf(css: string, fonts: readonly string[]) {
  const faces: string[] = []
  postcss.parse(css).walkAtRules('font-face', (face) => {
    const text = face.toString()
    if (fonts.some((font) => text.includes(`url(${font})`))) faces.push(text)
  })
  return faces
}

type LimitParts = Record<'faces' | 'object' | 'headline' | 'lead' | 'picture', string> & {
  language: Language
  fonts: readonly string[]
}

function limitPage({ language, fonts, faces, object, headline, lead, picture }: LimitParts) {
  const preloads = fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  )
  return `<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The limit</title>
<meta name="description" content="The first screen of the home page without anything else.">
${preloads.join('\n')}
<style>
${faces}
* { margin: 0; box-sizing: border-box }
body { background: #09112c; color: #f8fafc; font: 400 1.1rem/1.5 'Mona Sans', Arabic, Arial, sans-serif }
header { position: relative; display: grid; align-content: end; gap: 2rem; min-height: 100svh; padding: 1.25rem; overflow: clip }
header > svg { position: absolute; top: 2rem; inset-inline-end: -44vw; width: min(132vw, 68svh) }
h1 { position: relative; font-size: 12.8vw; font-weight: 820; font-stretch: 125%; letter-spacing: ${language.code === 'ar' ? 0 : '-.045em'}; line-height: .9 }
h1 span { display: block }
h1 [data-voice] { font-weight: 330; font-stretch: 75% }
p { position: relative; max-width: 44ch }
img { display: block; width: 100%; height: auto }
</style>
<header>${object}<h1>${headline}</h1><p>${lead}</p></header>
<main>${picture}</main>
</html>
`
}
