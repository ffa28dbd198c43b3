/** The lines of one weight. */
export type DrawnLines = {
  path: string
  /** Length of all strokes together, in units of the longest one: the `pathLength` that lets them be drawn. */
  length: number
}

/** One drawing of the courtyard house, in centimetres. */
export type HouseDrawing = {
  /** What the sheet shows; y runs down, and the ground or the axis along the street lies at nought. */
  frame: readonly [left: number, top: number, width: number, height: number]
  /** What the knife cuts: closed shapes, filled. */
  cut: DrawnLines
  /** What is seen behind it. */
  seen: DrawnLines
  /** Floors, furniture, leaves: the finest lines. */
  fine: DrawnLines
}

/** The drawing of the first screen. */
export type CourtyardSection = {
  section: HouseDrawing
  /** Lettered axes run along y, numbered ones along x; centimetres from the corner of A and 1. */
  axes: readonly { name: string; at: number }[]
}

/** The drawings below it. All come from one list of measures, and so agree with one another. */
export type CourtyardSheets = Record<'plan' | 'front' | 'detail', HouseDrawing> & {
  /** Area of each room in square metres. */
  rooms: readonly { key: string; area: number }[]
}
