import type { words } from '#words/parts/gallery.ts'
import { loadWords } from '~/islands/words'
import type { Surface } from '~/ui/section'
import type { LightboxItem } from './lightbox'

/**
 * Pictures that open in the lightbox: every link with `aria-haspopup` inside the element that is not hidden, in order.
 * Its `data-title` names it, or the elements with `data-name` beside or inside it. `data-viewer` is the viewer's
 * surface. The viewer's code loads with the first one; if it cannot be fetched, the picture's own file opens. Source:
 * spec §4, "Lightbox".
 */
export default function startGallery(gallery: HTMLElement) {
  gallery.addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest('a[aria-haspopup]')
    if (!(link instanceof HTMLAnchorElement)) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[aria-haspopup]')].filter(
      (one) => one.closest('[hidden]') === null,
    )
    try {
      const [{ openLightbox }, texts] = await Promise.all([
        import('./open-lightbox'),
        loadWords<typeof words>('gallery'),
      ])
      // The attribute is one of the surfaces: components set it.
      const surface = gallery.dataset.viewer as Surface | undefined
      openLightbox(links.map(itemOf), { texts, index: links.indexOf(link), surface })
    } catch {
      location.assign(link.href)
    }
  })
}

function itemOf(link: HTMLAnchorElement): LightboxItem {
  const image = link.querySelector('img')
  return {
    title: link.dataset.title ?? nameBeside(link),
    alt: image?.alt ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
    jpeg: link.href,
    avif: link.querySelector('source:not([media])')?.getAttribute('srcset') ?? '',
  }
}

function nameBeside({ parentElement }: HTMLAnchorElement): string {
  const names = [...(parentElement?.querySelectorAll('[data-name]') ?? [])]
  return names.map(({ firstChild }) => firstChild?.textContent).join('. ')
}
