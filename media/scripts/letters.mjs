// Cuts the two letters that stand as solids in a scene out of the web fonts, as TTF. Static fonts only: the strokes of
// variable ones overlap, and Blender cuts holes where they do.
// usage: node media/scripts/letters.mjs FONTDIR OUTDIR
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const [from, to] = process.argv.slice(2)
await mkdir(to, { recursive: true })
for (const [script, letter] of [
  ['arabic', 'ع'],
  ['latin', 'é'],
]) {
  const font = await readFile(`${from}/amiri-${script}-700-normal.woff2`)
  await writeFile(`${to}/${script}.ttf`, await subsetFont(font, letter, { targetFormat: 'truetype' }))
}
