/** Runs a task after the next frame has been painted, so that long work follows the response to input. */
export function afterPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(task))
}
