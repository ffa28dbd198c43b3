import { useEffect, useRef, useState } from 'react'
import type { CarouselEngine, CarouselOptions, CarouselState } from './carousel-engine'

/** Distance from the window at which the engine is fetched. */
const nearness = '400px'

/** Loads the engine when the list comes near the window, and returns its state; `null` before. */
export function useCarousel({ axis, align, loop, wheel, speedMs }: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null)
  const engine = useRef<CarouselEngine>(null)
  const [state, setState] = useState<CarouselState | null>(null)

  useEffect(() => {
    // The scrolling list that Embla takes over.
    const element = viewport.current
    if (!element) return undefined
    let isGone = false

    async function start(list: HTMLElement) {
      const { startEngine } = await import('./carousel-engine')
      if (isGone) return
      const options = { axis, align, loop, wheel, speedMs }
      const started = await startEngine(list, options, setState)
      if (isGone) started.stop()
      else engine.current = started
    }

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // If the file cannot be fetched, the list still scrolls.
        start(element).catch(() => undefined)
      },
      { rootMargin: nearness },
    )
    observer.observe(element)

    return () => {
      isGone = true
      observer.disconnect()
      engine.current?.stop()
      engine.current = null
      setState(null)
    }
  }, [axis, align, loop, wheel, speedMs])

  return { viewport, engine, state }
}
