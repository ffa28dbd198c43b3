import { lazy, type MouseEvent, Suspense, useCallback, useState } from 'react'
import { jpegAddress } from '~/lib/picture-address'
import type { LightboxItem } from './lightbox'
import type { Surface } from './section'

const loadLightbox = () => import('./lightbox')
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }))

/**
 * Pictures that open in the lightbox, whose code is fetched with the first of them. Should it not come, the picture's
 * own file is shown. `viewer` belongs at the end of whatever holds the pictures.
 */
export function useLightbox(items: readonly LightboxItem[], surface?: Surface) {
  const [index, setIndex] = useState<number | null>(null)

  const open = useCallback(
    async (chosen: number) => {
      // React would show the error page; the picture is still there to be looked at.
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

/** For a picture that is a link to its own file: opens it, but leaves a click with a modifier to the browser. */
export function openInPlace(event: MouseEvent, open: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
