import { lazy, type MouseEvent, Suspense, useCallback, useState } from 'react'
import { jpegAddress } from '~/lib/picture-address'
import type { LightboxItem } from './lightbox'
import type { Surface } from './section'

const loadLightbox = () => import('./lightbox')
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }))

/**
 * Pictures that open in the lightbox, whose code loads with the first one. If it cannot be fetched, the picture's own
 * file opens. Render `viewer` at the end of the element that contains the pictures.
 */
export function useLightbox(items: readonly LightboxItem[], surface?: Surface) {
  const [index, setIndex] = useState<number | null>(null)

  const open = useCallback(
    async (chosen: number) => {
      // Without this, React would show the error page although the picture is available.
      const isThere = await loadLightbox().then(Boolean, () => false)
      const item = items[chosen]
      if (isThere) setIndex(chosen)
      else if (item) location.assign(jpegAddress(item.picture))
    },
    [items],
  )

  const viewer =
    index === null ? null : (
      <Suspense>
        <Lightbox items={items} index={index} onIndexChange={setIndex} surface={surface} />
      </Suspense>
    )
  return { open, viewer }
}

/** For a picture that links to its own file: opens the viewer, but leaves clicks with a modifier to the browser. */
export function openInPlace(event: MouseEvent, open: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
