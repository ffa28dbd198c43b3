/** Runs a task once the next frame has been painted: what takes long comes after the answer to the finger. */
export function afterPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(task))
}
