/* Drawn by scripts/bay-map.ts. */

/** The size of the drawing in bay-map.svg, the degrees of its upper left corner, and units a degree. */
export const bayFrame = {
  width: 1600,
  height: 800,
  west: 2.955,
  north: 36.845,
  xPerDegree: 4267,
  yPerDegree: 5327,
} as const
