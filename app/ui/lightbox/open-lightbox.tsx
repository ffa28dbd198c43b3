import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Surface } from '~/ui/section'
import { Lightbox, type LightboxItem, type LightboxTexts } from './lightbox'

type Opening = {
  texts: LightboxTexts
  /** Index of the first item to show. */
  index: number
  surface?: Surface
}

let isOpen = false

/** Opens one viewer over the page, and removes it when it is closed. If it throws, the picture's own file opens. */
export function openLightbox(items: readonly LightboxItem[], opening: Opening) {
  if (isOpen) return
  isOpen = true
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place, {
    onUncaughtError(error) {
      reportError(error)
      location.assign(items[opening.index]?.jpeg ?? '')
    },
  })
  function close() {
    root.unmount()
    place.remove()
    isOpen = false
  }
  root.render(<Viewer items={items} {...opening} onClose={close} />)
}

type ViewerProps = Opening & { items: readonly LightboxItem[]; onClose: () => void }

function Viewer({ items, texts, index: first, surface, onClose }: ViewerProps) {
  const [index, setIndex] = useState(first)
  return (
    <Lightbox
      items={items}
      texts={texts}
      index={index}
      surface={surface}
      onIndexChange={(next) => {
        if (next === null) onClose()
        else setIndex(next)
      }}
    />
  )
}
