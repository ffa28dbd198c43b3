/**
 * The front of the courtyard house at half past three on a summer's day, for `house-drawings.ts`: what the sun, the
 * street and the neighbours add to its lines. The sun stands to the left and 45 degrees high, so whatever stands a metre
 * before the wall throws its shadow a metre down and a metre to the right, as the drawing of shadows is taught.
 *
 * Everything here is centimetres on the sheet, y running down from the ground.
 */
import type house from '../app/content/drawings/courtyard-house.json'

type House = typeof house

/** A rectangle: its left and upper edge, width and height. */
type Box = readonly [x: number, y: number, width: number, height: number]

const tones = {
  sun: '#f5f3ee',
  shade: '#a3a7ad',
  half: '#c3c4c6',
  stone: '#d9d7d1',
  joint: '#bcbab4',
  deep: '#2a2f35',
  wood: '#b08a62',
  woodShade: '#6f563e',
  leafDark: '#434d40',
  leaf: '#66735d',
  leafLight: '#95a188',
  coat: '#f58220',
  coatShade: '#bf5c10',
  cloth: '#fbfaf7',
  far: '#dededc',
  farShade: '#c8c9ca',
  farDark: '#aeb1b4',
}

/** The legs of the walker, below the coat. */
const stride = 'M1405-62l-16 58-8 4h20l14-62zM1420-62l16 56-3 6h18l-14-62z'

/** How deep doors and windows lie in the wall. */
const reveal = 14

/** The whole drawing, in colour, with the outlines of the house under whatever stands before it. */
export function frontInSun(h: House, frame: readonly number[], outlines: string): string {
  const random = seeded(16)
  const wall = measuresOf(h)
  const crown = foliage(random, { x: 348, y: -440, width: 270, height: 240 }, 520)
  const jasmine = hanging(random, 1262, 1500, -446)
  const parts = [
    neighbours(random, wall),
    upperStorey(h, wall),
    terrace(random),
    streetWall(random, wall),
    ...openings(h),
    `<path fill="none" stroke="${tones.deep}" stroke-width="1.4" vector-effect="non-scaling-stroke" d="${outlines}"/>`,
    shadows(crown, jasmine),
    strokes(tones.leafDark, 10, jasmine.dark + jasmine.light),
    strokes(tones.leaf, 7, jasmine.light),
    strokes(tones.cloth, 5, jasmine.blossom),
    tree(crown),
    street(),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}" preserveAspectRatio="none">
<title>Courtyard house in the sun</title>
<defs>
<linearGradient id="w" x2="1" y2="1"><stop stop-color="#fbfaf6"/><stop offset="1" stop-color="#e9e7e2"/></linearGradient>
<linearGradient id="u" x2="0" y2="1"><stop stop-color="#eceae6"/><stop offset="1" stop-color="#d6d6d4"/></linearGradient>
<pattern id="h" width="7" height="7" patternTransform="rotate(45)" patternUnits="userSpaceOnUse"><path stroke="#333a44" stroke-opacity=".42" stroke-width="2.2" d="M0 0v7"/></pattern>
<pattern id="m" x="${wall.lattice}" width="20" height="20" patternUnits="userSpaceOnUse"><path fill="none" stroke="${tones.wood}" stroke-width="2.6" d="M0 0h20M0 0v20M10 1l9 9-9 9-9-9z"/></pattern>
<clipPath id="c"><path d="M-20-440h1840v440h-1840z"/></clipPath>
</defs>
${parts.join('\n')}
</svg>
`
}

function measuresOf({ axesX, wall, heights, windows }: House) {
  const half = wall / 2
  const kitchen = windows.find((window) => window.wall === '1' && window.width > 3)
  return {
    west: cm(axesX.A - half),
    east: cm(axesX.F + half),
    upperWest: cm(axesX.B - half),
    upperEast: cm(axesX.E + half),
    storey: cm(heights.storey),
    top: cm(heights.storey + heights.terraceParapet),
    roof: cm(2 * heights.storey + heights.roofParapet),
    lattice: kitchen ? cm(kitchen.centre - kitchen.width / 2) : 0,
  }
}

type Measures = ReturnType<typeof measuresOf>

/** The old town on its hill, which the house hides but for what rises above the terraces. */
function neighbours(random: () => number, { west, upperWest, upperEast, east, top }: Measures) {
  const lit: Box[] = []
  const shaded: Box[] = []
  const holes: Box[] = []
  const rise = (from: number, to: number, row: number) => {
    const step = from < to ? 1 : -1
    for (let x = from; step * x < step * to; ) {
      const width = 54 + random() * 60
      const near = Math.abs(x - to) / Math.abs(from - to)
      // The hill is highest beside the house and ends behind the wall, before the sheet does.
      const height = near ** 0.8 * (168 - row * 46) * (0.78 + random() * 0.36)
      const left = step > 0 ? x : x - width
      const y = -top - height
      x += step * width * (0.78 + random() * 0.3)
      if (left < west + 20 || left + width > east - 20) continue
      lit.push([left, y, width, height + 20])
      shaded.push([left + width * 0.68, y, width * 0.32, height + 20])
      if (height > 34) {
        holes.push([left + width * 0.2, y + 12, 7, 12])
        if (random() > 0.4) holes.push([left + width * 0.44, y + 12, 7, 12])
        if (height > 90) holes.push([left + width * 0.28, y + 46, 7, 12])
      }
    }
  }
  const rows: string[] = []
  for (const [row, [light, dark]] of (
    [
      ['#d7d7d6', '#cbccce'],
      [tones.far, tones.farShade],
      ['#e6e5e2', '#cfd0d1'],
    ] as const
  ).entries()) {
    rise(upperWest + 20, west + 40 + row * 30, row)
    rise(upperEast - 20, east - 40 - row * 30, row)
    rows.push(
      fill(light, lit.splice(0)),
      fill(dark, shaded.splice(0)),
      fill(tones.farDark, holes.splice(0)),
    )
  }
  return rows.join('')
}

/** The storey behind the court: board-marked concrete, and what the parapet leaves of its windows. */
function upperStorey(h: House, { upperWest, upperEast, top, roof, storey }: Measures) {
  const width = upperEast - upperWest
  const boards: string[] = []
  for (let y = roof - 32; y > top; y -= 28) boards.push(`M${upperWest} ${-y}h${width}`)
  const ties: string[] = []
  for (let x = upperWest + 75; x < upperEast; x += 150) ties.push(`M${x} ${-roof + 60}h.1m0 112h.1`)
  const windows = h.upperWindows.centres.map((centre): Box => {
    const head = storey + cm(h.upperWindows.head)
    return [cm(centre - h.upperWindows.width / 2), -head, cm(h.upperWindows.width), head - top]
  })
  return [
    `<path fill="url(#u)" d="M${upperWest} ${-roof}h${width}v${roof - top}h${-width}z"/>`,
    `<path stroke="${tones.joint}" stroke-opacity=".55" stroke-width="1.2" d="${boards.join('')}"/>`,
    `<path stroke="${tones.farDark}" stroke-width="5" stroke-linecap="round" d="${ties.join('')}"/>`,
    // The coping, and its shadow.
    fill(tones.sun, [[upperWest, -roof, width, 13]]),
    fill(tones.shade, [[upperWest, -roof + 13, width, 9]]),
    ...windows.map((window) => recess(window, tones.deep, '#4a525c')),
    // Frames of the glass.
    fill(
      '#8b9097',
      windows.map(([x, y, w, height]): Box => [x + w / 2 - 2, y + reveal, 4, height - reveal]),
    ),
    ...windows.map(([x, y, w]) => fill(tones.sun, [[x - 6, y - 7, w + 12, 7]])),
  ].join('')
}

/** Pots and somebody on the western terrace, behind the parapet. */
function terrace(random: () => number) {
  const plants = [60, 96, 128].map((x) =>
    foliage(random, { x, y: -458, width: 30, height: 34 }, 26),
  )
  return [
    ...plants.map(
      ({ dark, light }) => strokes(tones.leafDark, 7, dark) + strokes(tones.leaf, 5, light),
    ),
    `<path fill="#5a626c" d="M176-436c0-30 8-44 26-44s26 14 26 44z"/><path fill="${tones.woodShade}" d="M191-492a11 12 0 1 1 22 0 11 12 0 0 1-22 0"/><path fill="${tones.deep}" d="M190-494a12 12 0 0 1 24 0c-8-6-14-6-24 0"/>`,
  ].join('')
}

/** Lime plaster on a base of stone, with its coping. */
function streetWall(random: () => number, { west, east, top }: Measures) {
  const width = east - west
  const joints: string[] = []
  for (const [row, y] of [-46, -23].entries()) {
    joints.push(`M${west} ${y}h${width}`)
    for (let x = west + 30 + row * 34; x < east; x += 62 + whole(random() * 14))
      joints.push(`M${x} ${y}v23`)
  }
  // Where a brush of lime ended.
  const brush: string[] = []
  for (let i = 0; i < 90; i++) {
    const length = 30 + random() * 90
    brush.push(
      `M${whole(west + 10 + random() * (width - length - 20))} ${whole(-60 - random() * (top - 90))}h${whole(length)}`,
    )
  }
  return [
    `<path fill="url(#w)" d="M${west} ${-top}h${width}v${top}h${-width}z"/>`,
    `<path stroke="${tones.half}" stroke-opacity=".34" stroke-width="1.6" d="${brush.join('')}"/>`,
    fill(tones.shade, [[west, -top + 12, width, 8]]),
    fill(tones.cloth, [[west - 4, -top - 2, width + 8, 14]]),
    fill(tones.stone, [[west, -46, width, 46]]),
    `<path stroke="${tones.joint}" stroke-width="1.6" d="${joints.join('')}"/>`,
  ].join('')
}

/** Door and windows of the street wall, each with its own way of keeping out the sun. */
function openings(h: House): string[] {
  const boxOf = ({ centre, width, sill = 0, head }: House['windows'][number]): Box => [
    cm(centre - width / 2),
    -cm(head),
    cm(width),
    cm(head - sill),
  ]
  const parts: string[] = []
  for (const { centre, width, head, ...door } of h.doors.filter(({ wall }) => wall === '1')) {
    const box = boxOf({ ...door, centre, width, sill: 0, head })
    const [x, y, w, height] = box
    const planks: string[] = []
    for (let at = 22; at < w; at += 22) planks.push(`M${x + at} ${y + 52}v${height - 52}`)
    parts.push(
      recess(box, tones.woodShade, tones.wood),
      // The light above the door, its planks, the handle, the step and the lamp with the number of the house.
      fill(tones.deep, [[x + 12, y + reveal, w - 24, 30]]),
      `<path stroke="${tones.woodShade}" stroke-width="1.8" d="${planks.join('')}M${x} ${y + 50}h${w}"/>`,
      fill(tones.deep, [[x + w - 22, -108, 4, 26]]),
      fill(tones.stone, [[x - 16, -10, w + 32, 10]]),
      fill(tones.cloth, [[x - 16, -12, w + 32, 4]]),
      fill(tones.sun, [[x - 10, y - 16, w + 20, 16]]),
      `<path fill="${tones.shade}" d="M${x + w + 36}-186h3l12 12v27h-12l-3-3z"/>`,
      fill(tones.deep, [[x + w + 24, -190, 12, 30]]),
      fill(tones.coat, [[x + w + 27, -184, 6, 16]]),
    )
  }
  for (const window of h.windows.filter(({ wall }) => wall === '1')) {
    const box = boxOf(window)
    const [x, y, w, height] = box
    const latticed = window.width > 3 || window.width < 0.8
    parts.push(recess(box, '#1d2126', tones.deep))
    if (latticed) parts.push(`<path fill="url(#m)" d="M${x} ${y}h${w}v${height}h${-w}z"/>`)
    else {
      parts.push(fill('#8b9097', [[x + w / 2 - 2, y + reveal, 4, height - reveal]]))
      // Shutters lie open against the wall.
      for (const left of [x - w / 2 - 4, x + w + 4]) {
        const slats: string[] = []
        for (let at = 8; at < height - 4; at += 8)
          slats.push(`M${left + 5} ${y + at}h${w / 2 - 10}`)
        parts.push(
          fill(tones.shade, [[left + 5, y + 6, w / 2, height]]),
          fill(tones.wood, [[left, y, w / 2, height]]),
          `<path stroke="${tones.woodShade}" stroke-width="2.4" d="${slats.join('')}"/>`,
        )
      }
    }
    // A lintel, and a sill that throws a shadow.
    parts.push(
      fill(tones.sun, [[x - 8, y - 12, w + 16, 12]]),
      `<path fill="${tones.shade}" d="M${x - 8} ${y + height + 9}h${w + 16}l12 12h${-w - 16}z"/>`,
      fill(tones.cloth, [[x - 10, y + height, w + 20, 9]]),
    )
  }
  return parts
}

/** An opening: its reveal throws a shadow on what fills it, from the left and from above. */
function recess([x, y, width, height]: Box, shade: string, lit: string): string {
  return (
    fill(shade, [[x, y, width, height]]) +
    fill(lit, [[x + reveal, y + reveal, width - reveal, height - reveal]])
  )
}

/** What stands before the wall throws its shadow on it: flat, with the hatch of a drawn shadow over it. */
function shadows(crown: Foliage, jasmine: Foliage) {
  const people = [walkerAt(1418, 'W'), walkerAt(468, 'P'), walkerAt(500, 'K')].join('')
  const thrown = [
    `<g fill="none" stroke-linecap="round">`,
    `<path stroke-width="15" d="${crown.dark}${crown.light}" transform="translate(128 122)"/>`,
    `<path stroke-width="13" d="M476-205Q468-120 474 40"/>`,
    `<path stroke-width="12" d="${jasmine.dark}${jasmine.light}" transform="translate(20 22)"/></g>`,
    `<g stroke="none" transform="translate(46 46)">${people}<path d="${stride}"/></g>`,
  ].join('')
  const ink = '#2b3442'
  return `<defs><g id="s">${thrown}</g></defs><g clip-path="url(#c)"><use href="#s" opacity=".2" fill="${ink}" stroke="${ink}"/><use href="#s" fill="url(#h)" stroke="url(#h)"/></g>`
}

/** An olive tree on the pavement. */
function tree({ dark, light, blossom }: Foliage) {
  return [
    `<path fill="none" stroke="#4d463d" stroke-width="13" d="M345 0Q338-110 348-250"/><path fill="none" stroke="#4d463d" stroke-width="7" d="M346-180Q330-270 286-370M347-210Q362-300 412-380M347-250v-150"/><path fill="none" stroke="#8a8072" stroke-width="3" d="M341 0Q334-110 344-250"/>`,
    strokes(tones.leafDark, 14, dark),
    strokes(tones.leaf, 10, light),
    strokes(tones.leafLight, 7, blossom),
    // The ring of stones that the roots have, and the bench.
    fill(tones.stone, [[308, -12, 74, 12]]),
    fill(tones.half, [[308, -3, 74, 3]]),
  ].join('')
}

/** People on their way, for the scale, and a bicycle. */
function street() {
  const bicycle = `<g fill="none" stroke="${tones.deep}" stroke-width="2.6"><circle cx="728" cy="-34" r="33"/><circle cx="830" cy="-34" r="33"/><path d="M728-34l28-54h54l20 54M756-88l26 52h-54M782-36l28-52M806-106h18M750-92l-4-12"/></g><path stroke="${tones.deep}" stroke-width="6" stroke-linecap="round" d="M734-104h22"/>`
  return [
    `<g opacity=".3" fill="none" stroke="#2b3442" stroke-width="3" transform="translate(16 10)"><circle cx="728" cy="-40" r="30"/><circle cx="830" cy="-40" r="30"/></g>`,
    bicycle,
    `<g fill="#4b535d">${walkerAt(468, 'P')}</g><g fill="#7b838c">${walkerAt(500, 'K')}</g>`,
    `<g fill="${tones.coat}">${walkerAt(1418, 'W')}</g><path fill="${tones.deep}" d="${stride}"/><path fill="${tones.coatShade}" d="M1424-144c8 20 12 50 13 82h-13z"/>`,
    `<path fill="${tones.deep}" d="M1407-158a11 12 0 0 1 23-2c4 8 2 16-2 20-2-10-8-14-21-18"/>`,
  ].join('')
}

/** Somebody at x: walking (W), standing (P) or a child (K). */
function walkerAt(x: number, who: 'W' | 'P' | 'K') {
  const head = `M${x - 10}-160a10 11 0 0 1 20 0 10 11 0 0 1-20 0z`
  if (who === 'W') return `<path d="${head}M${x - 8}-147c-8 20-13 52-17 86h45c-1-34-4-64-11-86z"/>`
  const adult = `M${x - 9}-147c-10 24-13 52-13 84h6l3 63h11l2-56 3 56h11l4-63h6c0-34-3-62-13-84z`
  if (who === 'P') return `<path d="${head}${adult}"/>`
  return `<path d="M${x - 8}-98a8 9 0 0 1 16 0 8 9 0 0 1-16 0zM${x - 6}-88c-8 14-11 30-12 46h6l3 42h8l1-38 2 38h8l3-42h6c0-18-5-34-11-46z"/>`
}

/** Leaves as short strokes: those in the shade, those in the light, and the brightest on the sunny side. */
type Foliage = Record<'dark' | 'light' | 'blossom', string>

/** A crown of `count` leaves around a middle. */
function foliage(
  random: () => number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  count: number,
): Foliage {
  const leaves: Foliage = { dark: '', light: '', blossom: '' }
  for (let i = 0; i < count; i++) {
    const angle = random() * 2 * Math.PI
    const reach = Math.sqrt(random()) * (0.86 + 0.14 * Math.sin(angle * 5))
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    const toSun = -dx - dy + random() * 0.9
    const kind = toSun < 0.25 ? 'dark' : toSun < 1.05 ? 'light' : 'blossom'
    const turn = random() * Math.PI
    leaves[kind] +=
      `M${whole(x + (dx * width) / 2)} ${whole(y + (dy * height) / 2)}l${whole(Math.cos(turn) * 9)} ${whole(Math.sin(turn) * 9)}`
  }
  return leaves
}

/** Jasmine that grows on the terrace and hangs over the parapet. */
function hanging(random: () => number, from: number, to: number, y: number): Foliage {
  const leaves: Foliage = { dark: '', light: '', blossom: '' }
  for (let x = from; x < to; x += 7) {
    const middle = (x - from) / (to - from)
    const length = 26 + 110 * Math.sin(Math.PI * middle) ** 2 * (0.35 + random() * 0.65)
    for (let at = -12; at < length; at += 9) {
      const kind = random() < 0.5 ? 'dark' : random() < 0.82 ? 'light' : 'blossom'
      leaves[kind] +=
        `M${whole(x + random() * 10)} ${whole(y + at)}l${whole(random() * 10 - 5)} ${whole(5 + random() * 5)}`
    }
  }
  return leaves
}

function strokes(tone: string, width: number, path: string) {
  return `<path fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`
}

function fill(tone: string, boxes: readonly Box[]) {
  const path = boxes.map(
    ([x, y, width, height]) =>
      `M${whole(x)} ${whole(y)}h${whole(width)}v${whole(height)}h${-whole(width)}z`,
  )
  return `<path fill="${tone}" d="${path.join('')}"/>`
}

function cm(metres: number): number {
  return Math.round(metres * 100)
}

function whole(value: number): number {
  return Math.round(value) + 0
}

/** The same numbers from 0 to 1 for every drawing, so that it is the same file. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
