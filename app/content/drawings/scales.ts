/** Square that each of the four scales shows: left, top and side in centimetres. Each lies within the one before. */
export const scales = [
  [-300, -1950, 2400],
  [300, -1060, 1200],
  [700, -530, 600],
  [810, -60, 120],
] as const
