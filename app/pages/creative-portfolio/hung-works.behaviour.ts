/** A finger neither hovers nor focuses: its work stays in the light from the touch until the page changes. */
export default function startWallWorks(wall: HTMLElement) {
  const works = wall.querySelectorAll('li')
  function press(pressed?: Element) {
    for (const work of works) work.toggleAttribute('data-pressed', work === pressed)
  }
  for (const work of works) {
    work.addEventListener('pointerdown', (event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') press(work)
    })
    work.addEventListener('pointercancel', () => press())
  }
}
