/** The step of an arrow key along a line of slides, in the direction of the page; undefined for any other key. */
export function arrowStep(key: string): 1 | -1 | undefined {
  if (key === 'ArrowRight') return __FORWARD__
  if (key === 'ArrowLeft') return __FORWARD__ === 1 ? -1 : 1
  return undefined
}
