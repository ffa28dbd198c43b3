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

type Corner = readonly [x: number, y: number]

/**
 * The windows of a façade as SVG path data; `x` and `y` are the corner of the first window, and `shutters` are open at
 * both sides of it or closed before it.
 */
export function facade({ x, y, columns, floors, closed }: Facade) {
  const corners = Array.from(
    { length: columns * floors },
    (_, index): Corner => [
      x + (index % columns) * window.across,
      y + Math.floor(index / columns) * window.down,
    ],
  )
  const isClosed = (index: number) => closed.includes(index)
  const { width, height } = window
  const shutters = (left: number, right: number) => (corner: Corner) => [
    moved(corner, left),
    moved(corner, right),
  ]
  return {
    panes: repeated(`h${width}v${height}h-${width}z`, corners),
    shutters:
      repeated(
        `h20v${height}h-20z`,
        corners.filter((_, index) => !isClosed(index)).flatMap(shutters(-22, width + 2)),
      ) +
      repeated(
        `h21v${height}h-21z`,
        corners.filter((_, index) => isClosed(index)).flatMap(shutters(0, 23)),
      ),
    /** The slats of the closed shutters, seen from the front. */
    slats: repeated(
      `h${width}v3h-${width}z`,
      corners
        .filter((_, index) => isClosed(index))
        .flatMap((corner) => [12, 24, 36, 48, 60, 72].map((down) => moved(corner, 0, down))),
    ),
    /** The shadow of each lintel, at noon. */
    shade: repeated(`h${width}v26l-${width}-14z`, corners),
  }
}

/**
 * One closed outline at several places, as SVG path data. Each begins where the last one is, so that equal distances are
 * equal letters, which the page's compression finds.
 */
export function repeated(outline: string, places: readonly Corner[]) {
  return places
    .map(([x, y], index) => {
      const [lastX, lastY] = places[index - 1] ?? [0, 0]
      return `${index === 0 ? 'M' : 'm'}${x - lastX} ${y - lastY}${outline}`
    })
    .join('')
}

function moved([x, y]: Corner, right: number, down = 0): Corner {
  return [x + right, y + down]
}
