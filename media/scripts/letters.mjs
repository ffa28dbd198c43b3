// Extracts the two letters that scenes show as solids from web fonts, as TTF. It takes static fonts only: strokes of
// variable fonts overlap, and Blender makes holes where they do.
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
