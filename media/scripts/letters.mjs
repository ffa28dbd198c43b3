// Cuts the few letters that stand as solids in the scenes out of the web fonts, as TTF.
// usage: node media/scripts/letters.mjs FONTDIR OUTDIR
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const [from, to] = process.argv.slice(2)
const cuts = [
  ['alexandria-arabic-wght-normal', 'arabic', 'عضنص', { wght: 800 }],
  ['alexandria-latin-wght-normal', 'latin', 'éàçoe0123456789', { wght: 800 }],
]
await mkdir(to, { recursive: true })
for (const [file, name, letters, variationAxes] of cuts) {
  const font = await readFile(`${from}/${file}.woff2`)
  await writeFile(`${to}/${name}.ttf`, await subsetFont(font, letters, { targetFormat: 'truetype', variationAxes }))
}
