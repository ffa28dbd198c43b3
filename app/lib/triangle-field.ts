type Point = readonly [x: number, y: number]

/** One triangle of a field, in pixels. */
export type Triangle = {
  /** Its bounding box. */
  x: number
  y: number
  width: number
  height: number
  /** The corners relative to that box, from 0 to 1. */
  corners: readonly [Point, Point, Point]
  /** Position of its centre along the field, from 0 at the left to 1 at the right. */
  along: number
}

/**
 * Covers a rectangle with equilateral triangles, the shape of the logo's faces. One without an area has none.
 * @param width of the plane, in pixels
 * @param height of the plane, in pixels
 * @param rows of triangles from top to bottom
 */
export function triangleField(width: number, height: number, rows: number): Triangle[] {
  // Without a height, there would be no end to the columns.
  if (width <= 0 || height <= 0) return []
  const tall = height / rows
  const base = (tall * 2) / Math.sqrt(3)
  const columns = Math.ceil(width / (base / 2)) + 1
  const field: Triangle[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const pointsUp = (row + column) % 2 === 0
      const x = (column - 1) * (base / 2)
      field.push({
        x,
        y: row * tall,
        width: base,
        height: tall,
        corners: pointsUp
          ? [
              [0.5, 0],
              [1, 1],
              [0, 1],
            ]
          : [
              [0, 0],
              [1, 0],
              [0.5, 1],
            ],
        along: Math.min(1, Math.max(0, (x + base / 2) / width)),
      })
    }
  }
  return field
}

/** The position and size of a picture with `object-fit: cover` in a box; `above` is the share of the overhang at its top. */
export function coverBox(
  picture: { width: number; height: number },
  box: { width: number; height: number },
  above = 0.5,
) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return {
    width,
    height,
    x: (box.width - width) / 2,
    y: (box.height - height) * above,
  }
}
