import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { site } from '#words/site.ts'
import type { Address } from '../../app/addresses.ts'
import {
  facetPath,
  type Rotation,
  restingRotation,
  visibleFacets,
} from '../../app/lib/icosahedron.ts'
import { cardSize } from '../../app/seo/social-card.ts'
import type { PageFacts } from '../page-facts.ts'
import { surfaceStyles } from '../surfaces/surface-styles.ts'

const folder = join(import.meta.dirname, '../../app/styles')
const styles = (name: string) => readFileSync(join(folder, name), 'utf8')

/** How far the right half leans into the left: the lean of the house, over the height of a card. */
const lean = Math.round(Math.tan((12 * Math.PI) / 180) * cardSize.height)

/** The faces of all languages, which the tokens choose from. A script without one falls back to the system's. */
const faces = globSync('fonts*.css', { cwd: folder }).sort().map(readFaces).join('')

/**
 * The social card of a page as HTML: its title as large as fits, on the page's own surface, beside the page's
 * picture. A page without one gets the faceted object, turned as no other page's. In a language that is read from the
 * right, everything stands on the other side.
 *
 * @param picture the file's content
 */
export function cardHtml(
  { page, language }: Pick<Address, 'page' | 'language'>,
  { title, surface }: PageFacts,
  picture?: Buffer,
) {
  const beside = picture
    ? `<img class="picture" src="data:image/jpeg;base64,${picture.toString('base64')}">`
    : drawing(rotationFor(page), 'object')
  return `<!doctype html><html lang="${language.code}" dir="${language.direction}"><meta charset="utf-8"><style>
    ${styles('tokens.css')}
    ${surfaceStyles()}
    ${faces}
    * { margin: 0; box-sizing: border-box }
    .card { position: relative; width: ${cardSize.width}px; height: ${cardSize.height}px; overflow: hidden; font-family: var(--font-sans) }
    .picture { position: absolute; inset-block: 0; inset-inline-end: 0; width: 640px; height: 100%; object-fit: cover; object-position: 50% 12%; clip-path: polygon(${lean}px 0, 100% 0, 100% 100%, 0 100%) }
    [dir='rtl'] .picture { clip-path: polygon(0 0, calc(100% - ${lean}px) 0, 100% 100%, 0 100%) }
    .object { position: absolute; width: 760px; inset-inline-end: -270px; top: -90px }
    [dir='rtl'] .object { transform: scaleX(-1) }
    .title { position: absolute; inset-inline-start: 60px; top: 54px; width: ${picture ? 640 : 690}px; height: 440px; font-size: 112px; font-family: var(--font-display); font-weight: var(--display-weight); font-stretch: var(--display-width); letter-spacing: var(--display-tracking); line-height: .93; text-wrap: balance }
    .title i { font-style: normal; font-family: var(--font-counter); font-weight: var(--counter-weight); font-stretch: var(--counter-width); letter-spacing: var(--counter-tracking); color: var(--color-counter) }
    /* Arabic letters are joined, and have marks above and below. */
    :lang(ar) .title, :lang(ar) .title i { letter-spacing: 0; line-height: 1.2 }
    .by { position: absolute; inset-inline-start: 60px; bottom: 50px; display: flex; align-items: center; gap: 18px; font-size: 33px; font-weight: 560; font-stretch: 100% }
    .by svg { width: 58px }
  </style>
  <main class="card" data-surface="${surface}">
    ${beside}
    <h1 class="title"><span>${twoVoices(title)}</span></h1>
    <p class="by">${drawing(restingRotation, 'mark')}${escapeHtml(site.name)}</p>
  </main>`
}

/** Makes the title as large as its box allows. It runs in the card's page. */
export function fitTitle() {
  const isFromRight = document.dir === 'rtl'
  const title = document.querySelector<HTMLElement>('.title')
  const picture = document.querySelector<HTMLElement>('.picture')
  if (!title) return
  for (let size = 132; size > 30; size -= 2) {
    title.style.fontSize = `${size}px`
    const range = document.createRange()
    range.selectNodeContents(title)
    const boxes = [...range.getClientRects()]
    const isClear = boxes.every(({ left, right, top, bottom }) => {
      const end = isFromRight ? 1200 - left : right
      // The picture's edge leans, so lower lines have less room.
      const edge = picture ? 560 + ((630 - (top + bottom) / 2) / 630) * 134 - 28 : 700
      return end <= edge && bottom <= 496
    })
    if (isClear && title.scrollWidth <= title.clientWidth) return
  }
}

/** What follows a colon is set in the second voice. French has a space before it. */
function twoVoices(title: string) {
  const [first = '', ...rest] = title.split(/(?<=:) /)
  return rest.length > 0
    ? `${escapeHtml(first.slice(0, -1).trim())}<br><i>${escapeHtml(rest.join(' '))}</i>`
    : escapeHtml(title)
}

/** A rotation in each direction, derived from the address. */
function rotationFor(path: string): Rotation {
  if (path === '/') return restingRotation
  let seed = 7
  for (const letter of path) seed = (seed * 31 + letter.charCodeAt(0)) % 9973
  return [(seed % 97) / 15, ((seed % 89) - 44) / 60, (seed % 83) / 13]
}

function drawing(rotation: Rotation, name: string) {
  const paths = visibleFacets(rotation).map((facet) => {
    const color = facet.color
    return `<path d="${facetPath(facet)}" fill="${color}" stroke="${color}" stroke-width="6"/>`
  })
  return `<svg class="${name}" viewBox="-1080 -1080 2160 2160">${paths.join('')}</svg>`
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** A stylesheet with its font files in it. */
function readFaces(name: string) {
  const { code } = transform({
    filename: name,
    code: Buffer.from(styles(name)),
    visitor: {
      Url(url) {
        const font = readFileSync(join(folder, url.url)).toString('base64')
        return { ...url, url: `data:font/woff2;base64,${font}` }
      },
    },
  })
  return code.toString()
}
