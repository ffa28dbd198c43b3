/** All lines of one weight. */
export type DrawnLines = {
  path: string
  /** Total length of the strokes in units of the longest one. It is the `pathLength` for the drawing animation. */
  length: number
}

/** One drawing of the courtyard house, in centimetres. */
export type HouseDrawing = {
  /** View box. y points down; zero is the ground, or in plans the axis along the street. */
  frame: readonly [left: number, top: number, width: number, height: number]
  /** Parts cut by the section plane: closed, filled shapes. */
  cut: DrawnLines
  /** Parts visible behind the section plane. */
  seen: DrawnLines
  /** The finest lines: floors, furniture, leaves. */
  fine: DrawnLines
}

/** The section of the house, for the first screen. */
export type CourtyardSection = {
  section: HouseDrawing
  /** Grid axes, in centimetres from the corner of A and 1. Lettered axes are parallel to y, numbered ones to x. */
  axes: readonly { name: string; at: number }[]
}

/** The drawings further down. All are generated from the same measures. */
export type CourtyardSheets = Record<'plan' | 'front' | 'detail', HouseDrawing> & {
  /** Area of each room in square metres. */
  rooms: readonly { key: string; area: number }[]
}
