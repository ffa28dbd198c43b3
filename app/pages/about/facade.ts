/** Width and height of a tall window, and its distance to the next one and the next floor. */
const window = { width: 44, height: 84, across: 116, down: 118 }

type Facade = {
  x: number
  y: number
  columns: number
  floors: number
  /** The windows whose shutters are closed, counted along each floor from the top. */
  closed: readonly number[]
}

/**
 * The windows of a façade as SVG path data; `x` and `y` are the corner of the first window, and `shutters` are open at
 * both sides of it or closed before it.
 */
export function facade({ x, y, columns, floors, closed }: Facade) {
  const corners = Array.from({ length: columns * floors }, (_, index) => ({
    left: x + (index % columns) * window.across,
    top: y + Math.floor(index / columns) * window.down,
  }))
  const { width, height } = window
  return {
    panes: corners.map(({ left, top }) => `M${left} ${top}h${width}v${height}h${-width}Z`).join(''),
    shutters: corners
      .map(({ left, top }, index) =>
        closed.includes(index)
          ? `M${left} ${top}h21v${height}h-21ZM${left + 23} ${top}h21v${height}h-21Z`
          : `M${left - 22} ${top}h20v${height}h-20ZM${left + width + 2} ${top}h20v${height}h-20Z`,
      )
      .join(''),
    /** The slats of the closed shutters, seen from the front. */
    slats: corners
      .filter((_, index) => closed.includes(index))
      .flatMap(({ left, top }) =>
        [1, 2, 3, 4, 5, 6].map((slat) => `M${left} ${top + 12 * slat}h${width}v3h${-width}Z`),
      )
      .join(''),
    /** The shadow of each lintel, at noon. */
    shade: corners.map(({ left, top }) => `M${left} ${top}h${width}v26l${-width}-14Z`).join(''),
  }
}
