/**
 * Draws the logo, the icon set and the general social card from the faceted object. Run by hand (`npm run icons`)
 * when the object, the name or the font changes; what it writes is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { site } from '#words/site.ts'
import { facetPath, restingRotation, visibleFacets } from '../app/lib/icosahedron.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { themeColors } from './surfaces/theme-colors.ts'

const { ink, chalk } = themeColors()

const facets = visibleFacets(restingRotation).map((facet) => ({
  path: facetPath(facet),
  color: facet.color,
}))
const paths = facets
  .map(
    ({ path, color }) => `<path d="${path}" fill="${color}" stroke="${color}" stroke-width="6"/>`,
  )
  .join('')
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1080 -1080 2160 2160">${paths}</svg>`

/** Launchers crop up to a fifth from each edge of a maskable icon. */
const maskableMargin = '20%'

await using browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })

await writeFile('app/ui/logo-facets.json', `${JSON.stringify(byColor(facets), null, 2)}\n`)
await writeFile('public/favicon.svg', mark)
await writeFile('public/favicon.ico', icoFile([await drawIcon(32), await drawIcon(48)]))
await writeFile('public/apple-touch-icon.png', await draw(180, 180, onInk(mark, '12%')))
await writeFile('public/icon-192.png', await draw(192, 192, mark))
await writeFile('public/icon-512.png', await draw(512, 512, mark))
await writeFile('public/icon-maskable.png', await draw(512, 512, onInk(mark, maskableMargin)))
await writeFile('public/social-card.png', await draw(1200, 630, await socialCard()))

async function draw(width: number, height: number, html: string): Promise<Buffer> {
  await using page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%}</style>${html}`)
  await page.evaluate(() => document.fonts.ready)
  return await page.screenshot({ omitBackground: true })
}

async function drawIcon(size: number) {
  return { size, png: await draw(size, size, mark) }
}

function onInk(drawing: string, margin: string): string {
  return `<div style="background:${ink};padding:${margin}">${drawing}</div>`
}

async function socialCard(): Promise<string> {
  const font = (await readFile('app/styles/mona-sans.woff2')).toString('base64')
  return `<style>
    @font-face { font-family: Mona; src: url(data:font/woff2;base64,${font}); font-weight: 300 860; font-stretch: 75% 125% }
    main { position: relative; width: 1200px; height: 630px; overflow: hidden; background: ${ink}; color: ${chalk}; font: 820 104px/0.92 Mona; font-stretch: 125%; letter-spacing: -0.045em }
    main svg { position: absolute; width: 760px; right: -130px; top: -90px }
    h1 { position: absolute; margin: 0; left: 64px; bottom: 132px; font: inherit }
    i { display: block; font-style: normal; font-weight: 330; font-stretch: 75%; letter-spacing: -0.03em }
    p { position: absolute; margin: 0; left: 68px; bottom: 60px; font: 500 32px/1 Mona; letter-spacing: 0 }
  </style><main>${mark}<h1>Apps that<i>stay on the</i>home screen.</h1><p>${site.name}, ${site.address.city}</p></main>`
}

/** The faces as few paths as there are colours, in the order of their first face: none covers another. */
function byColor<Face extends { path: string; color: string }>(faces: readonly Face[]) {
  return [...Map.groupBy(faces, ({ color }) => color)].map(([color, group]) => ({
    path: group.map(({ path }) => path).join(''),
    color,
  }))
}

/** An ICO container around some PNGs: a 6-byte header, a 16-byte directory entry for each, the pictures. */
function icoFile(icons: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * icons.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(icons.length, 4)
  let offset = header.length
  icons.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...icons.map(({ png }) => png)])
}
