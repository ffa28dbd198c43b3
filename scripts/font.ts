/**
 * Makes the one font file of the site from the published Mona Sans: Latin with French only, both axes kept
 * where the design uses them. Run by hand (`npm run font`) when the font package changes; the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const source =
  'node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2'
const target = 'app/styles/mona-sans.woff2'

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const french = 'ÀÂÄÆÇÈÉÊËÎÏÔŒÙÛÜŸàâäæçèéêëîïôœùûüÿ«»'
const punctuation = '\u00a0‘’“”–—…•·©®°²³×÷−→←↑↓€£'
const names = 'ÁÍÓÖÚÑáíóöúñßāēīōūḥṣṭʿʾ'

const subset = await subsetFont(await readFile(source), ascii + french + punctuation + names, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 300, max: 860 }, wdth: { min: 75, max: 125 } },
})
await writeFile(target, subset)
console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KiB`)
