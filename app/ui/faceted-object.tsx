import { classNames } from '~/lib/class-names'
import { onFirstMove } from '~/lib/on-first-move'
import styles from './faceted-object.module.css'
import { LogoMark } from './logo-mark'

type FacetedObjectProps = {
  className?: string
}

/**
 * The animated object: it rotates with scroll and tilts towards the pointer. Before scripts run, with reduced motion
 * and off screen it is the logo's static drawing.
 */
export function FacetedObject({ className }: FacetedObjectProps) {
  return (
    <div className={classNames(styles.object, className)} aria-hidden="true">
      <LogoMark className={styles.still} />
      <canvas ref={animateOnFirstMove} className={styles.canvas} />
    </div>
  )
}

function animateOnFirstMove(canvas: HTMLCanvasElement | null): (() => void) | undefined {
  const context = canvas?.getContext('2d')
  if (!context) return undefined
  return onFirstMove(async () => {
    const { animateFacets } = await import('./faceted-object-motion')
    return animateFacets(context)
  })
}
