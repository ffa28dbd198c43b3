import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** One page at one width: its picture, in slices from top to bottom. Heights and widths in px. */
export type Shot = { route: string; width: number; height: number; files: string[] }

const gap = 24
const labelHeight = 28
const maxColumn = 2600
const maxSheetWidth = 2000

/**
 * Draws two kinds of sheets: all pages of one width, and all widths of one page. A tall page flows on in the
 * next column, as text does in a newspaper, and columns flow on in the next sheet.
 *
 * @returns the paths of the files.
 */
export async function drawSheets(shots: readonly Shot[], folder: string) {
  const byWidth = Object.groupBy(shots, ({ width }) => width)
  const byRoute = Object.groupBy(shots, ({ route }) => route)
  const groups = [
    ...Object.entries(byWidth).map(([width, group = []]) => ({ name: `sheet-${width}`, group })),
    ...Object.entries(byRoute).map(([route, group = []]) => ({
      name: `sheet-${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}`,
      group,
    })),
  ]
  const files: string[] = []
  for (const { name, group } of groups) {
    // A single picture needs no sheet.
    if (group.length > 1) files.push(...(await drawGroup(name, group, folder)))
  }
  return files
}

/** How wide a page is drawn on a sheet: small enough to compare, large enough to read its headings. */
function columnWidth(width: number) {
  return Math.round(Math.min(width, 180 + width * 0.32))
}

async function drawGroup(name: string, group: readonly Shot[], folder: string) {
  const columns: { width: number; parts: OverlayOptions[]; height: number }[] = []
  for (const shot of group) {
    const width = columnWidth(shot.width)
    const scaled = await stackSlices(shot, width)
    for (let top = 0; top < scaled.height; top += maxColumn) {
      const height = Math.min(maxColumn, scaled.height - top)
      const picture = await sharp(scaled.pixels, { raw: scaled.raw })
        .extract({ left: 0, top, width, height })
        .png()
        .toBuffer()
      const label = `${shot.route}  ${shot.width} px${top > 0 ? ', continued' : ''}`
      columns.push({
        width,
        height,
        parts: [
          { input: await drawLabel(label, width), top: 0, left: 0 },
          { input: picture, top: labelHeight, left: 0 },
        ],
      })
    }
  }

  const sheets: (typeof columns)[] = [[]]
  let used = gap
  for (const column of columns) {
    if (used + column.width + gap > maxSheetWidth && used > gap) {
      sheets.push([])
      used = gap
    }
    sheets.at(-1)?.push(column)
    used += column.width + gap
  }

  return Promise.all(
    sheets.map(async (sheet, index) => {
      const path = join(folder, `${name}${sheets.length > 1 ? `-${index + 1}` : ''}.png`)
      let left = gap
      const parts = sheet.flatMap((column) => {
        const placed = column.parts.map((part) => ({ ...part, left, top: (part.top ?? 0) + gap }))
        left += column.width + gap
        return placed
      })
      const height = Math.max(...sheet.map((column) => column.height)) + labelHeight + 2 * gap
      await sharp({ create: { width: left, height, channels: 3, background: '#808080' } })
        .composite(parts)
        .png({ compressionLevel: 6 })
        .toFile(path)
      return path
    }),
  )
}

async function stackSlices(shot: Shot, width: number) {
  const slices = await Promise.all(
    shot.files.map((file) =>
      sharp(file).resize({ width }).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  // Rows of raw pixels follow one another, so joining the bytes joins the pictures.
  const pixels = Buffer.concat(slices.map(({ data }) => data))
  const height = slices.reduce((sum, { info }) => sum + info.height, 0)
  return { pixels, height, raw: { width, height, channels: 3 as const } }
}

function drawLabel(text: string, width: number) {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">
        <rect width="100%" height="100%" fill="#111"/>
        <text x="8" y="19" font-family="sans-serif" font-size="14" fill="#fff">${safe}</text>
      </svg>`,
    ),
  )
    .png()
    .toBuffer()
}
