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
  /** Of a plan: the numbers of the rooms, in their order, in strokes that grow with the drawing. */
  numbers?: string
}

/** A height above the courtyard's floor: where its sign begins, and its label in metres. */
export type Level = { x: number; y: number; text: string }

/** What the page says and draws of the house itself. All is generated from the same measures. */
export type CourtyardHouse = {
  /** Lines and marks of the section, for the first screen. What else is drawn is in `pages/architecture-agency/*.svg`. */
  section: Pick<HouseDrawing, 'frame' | 'seen' | 'cut'> & {
    axes: {
      /** The dimension chain, with a corner on every axis. */
      chain: string
      /** What stands on each of them: a tick and the circle around its name; the axis line. */
      mark: string
      line: string
      /** Baselines of the chain's labels and centres of the axes' names. */
      y: { lengths: number; names: number }
    }
    levels: readonly Level[]
    /** The sign of a level: a line, and a triangle that points to it. */
    levelMark: string
  }
  axes: {
    /** From west to east, and from south to north, in centimetres. */
    lettered: readonly Axis[]
    numbered: readonly Axis[]
  }
  /** Thickness of the walls, which stand on the axes. */
  wall: number
  /** Number on the plan, and area in square metres, of each room. */
  rooms: readonly { number: number; key: string; area: number }[]
}

export type Axis = { name: string; at: number }
