import { classNames } from '~/lib/class-names'
import { onFirstMove } from '~/lib/on-first-move'
import styles from './faceted-object.module.css'
import { LogoMark } from './logo-mark'

type FacetedObjectProps = {
  className?: string
}

/**
 * The faceted object, alive: it turns with the scroll and leans to the pointer.
 * Before scripts run, for reduced motion and off screen it is the still drawing of the logo.
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
