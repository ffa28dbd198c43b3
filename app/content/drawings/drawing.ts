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

/** What the page says and draws of the house itself. All is generated from the same measures. */
export type CourtyardHouse = {
  /** View boxes. What else is drawn is in a file, `pages/architecture-agency/sheets.svg`. */
  frames: Record<'section' | 'plan' | 'front', HouseDrawing['frame']>
  /** Lines of the section, for the first screen. */
  section: Pick<HouseDrawing, 'seen' | 'cut'>
  /** Area of each room in square metres. */
  rooms: readonly { key: string; area: number }[]
}
