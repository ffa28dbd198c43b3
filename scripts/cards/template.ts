import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '#words/site.ts'
import {
  facetPath,
  type Rotation,
  restingRotation,
  visibleFacets,
} from '../../app/lib/icosahedron.ts'
import { cardSize } from '../../app/seo/social-card.ts'
import type { PageFacts } from '../page-facts.ts'
import { surfaceStyles } from '../surfaces/surface-styles.ts'

const project = join(import.meta.dirname, '../..')
const styles = (name: string) => readFileSync(join(project, 'app/styles', name), 'utf8')
const font = readFileSync(join(project, 'app/styles/mona-sans.woff2')).toString('base64')

/** How far the right half leans into the left: the lean of the house, over the height of a card. */
const lean = Math.round(Math.tan((12 * Math.PI) / 180) * cardSize.height)

/**
 * The social card of a page as HTML: its title as large as fits, on the page's own surface, beside the page's
 * picture. A page without one gets the faceted object, turned as no other page's.
 *
 * @param picture the file's content
 */
export function cardHtml(path: string, { title, surface }: PageFacts, picture?: Buffer) {
  const beside = picture
    ? `<img class="picture" src="data:image/jpeg;base64,${picture.toString('base64')}">`
    : drawing(rotationFor(path), 'object')
  return `<!doctype html><meta charset="utf-8"><style>
    ${styles('tokens.css')}
    ${surfaceStyles()}
    @font-face { font-family: 'Mona Sans'; src: url(data:font/woff2;base64,${font}); font-weight: 300 860; font-stretch: 75% 125% }
    * { margin: 0; box-sizing: border-box }
    .card { position: relative; width: ${cardSize.width}px; height: ${cardSize.height}px; overflow: hidden; font-family: 'Mona Sans' }
    .picture { position: absolute; inset: 0 0 0 auto; width: 640px; height: 100%; object-fit: cover; object-position: 50% 12%; clip-path: polygon(${lean}px 0, 100% 0, 100% 100%, 0 100%) }
    .object { position: absolute; width: 760px; right: -270px; top: -90px }
    .title { position: absolute; left: 60px; top: 54px; width: ${picture ? 640 : 690}px; height: 440px; font-size: 112px; font-weight: var(--display-weight); font-stretch: var(--display-width); letter-spacing: var(--display-tracking); line-height: .93; text-wrap: balance }
    .title i { font-style: normal; font-weight: var(--counter-weight); font-stretch: var(--counter-width); letter-spacing: var(--counter-tracking); color: var(--color-counter) }
    .by { position: absolute; left: 60px; bottom: 50px; display: flex; align-items: center; gap: 18px; font-size: 33px; font-weight: 560; font-stretch: 100% }
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
  const title = document.querySelector<HTMLElement>('.title')
  const picture = document.querySelector<HTMLElement>('.picture')
  if (!title) return
  for (let size = 132; size > 30; size -= 2) {
    title.style.fontSize = `${size}px`
    const range = document.createRange()
    range.selectNodeContents(title)
    const boxes = [...range.getClientRects()]
    const isClear = boxes.every(({ right, top, bottom }) => {
      // The picture's edge leans, so lower lines have less room.
      const edge = picture ? 560 + ((630 - (top + bottom) / 2) / 630) * 134 - 28 : 700
      return right <= edge && bottom <= 496
    })
    if (isClear && title.scrollWidth <= title.clientWidth) return
  }
}

/** What follows a colon is set in the second voice. */
function twoVoices(title: string) {
  const [first = '', ...rest] = title.split(/(?<=:) /)
  return rest.length > 0
    ? `${escapeHtml(first.slice(0, -1))}<br><i>${escapeHtml(rest.join(' '))}</i>`
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
