import { trackActiveItem } from '~/lib/active-item'

/** The active line of a `HoverList` shows its picture: on the stage, or at the pointer. */
export default function startHoverList(section: HTMLElement) {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-row]')]
  const scenes = [...section.querySelectorAll<HTMLElement>('[data-scene]')]
  if (scenes.length > 0) {
    trackActiveItem(rows, {
      first: 0,
      onChange: (active) => {
        for (const [index, scene] of scenes.entries()) {
          scene.toggleAttribute('data-active', index === active)
        }
      },
    })
    return
  }
  // Before the item becomes active, so that its picture does not come from elsewhere.
  for (const row of rows) row.addEventListener('pointermove', tellPointer, { capture: true })
  const { release } = trackActiveItem(rows, {})
  rows[0]?.parentElement?.addEventListener('pointerleave', release)
}

/** The pointer's position from the start and the top of the row, which the style sheet uses for the picture. */
function tellPointer({ currentTarget: row, pointerType, clientX, clientY }: PointerEvent) {
  if (pointerType === 'touch' || !(row instanceof HTMLElement)) return
  const { left, right, top } = row.getBoundingClientRect()
  row.style.setProperty('--pointer-x', `${__FORWARD__ === 1 ? clientX - left : right - clientX}px`)
  row.style.setProperty('--pointer-y', `${clientY - top}px`)
}
