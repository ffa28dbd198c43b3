// The manner of the drawn house (app/pages/about/facade.ts) for the pictures beside it: flat planes in the colours of
// app/styles/tokens.css, light from the left, and one shade. Each function returns SVG.

const chalk = 'oklch(98.2% 0.004 255)'
const chalk2 = 'oklch(94.5% 0.008 255)'
const grey = 'oklch(84.5% 0.014 262)'
const stone = 'oklch(72% 0.025 262)'
const muted = 'oklch(40% 0.045 268)'
const ink = 'oklch(19% 0.055 268)'
const ink2 = 'oklch(24% 0.07 268)'
const night = 'oklch(14% 0.04 268)'
const sea = 'oklch(50% 0.235 266)'
const sea2 = 'oklch(64% 0.19 262)'
const deep = 'oklch(38% 0.17 266)'
const clementine = 'oklch(73% 0.185 52)'
const shadedClementine = 'oklch(62% 0.165 48)'

function path(d, fill, more = '') {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

function outline(points) {
  return `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`
}

function plane(points, fill) {
  return path(outline(points), fill)
}

function rect(x, y, w, h, fill) {
  return path(`M${x} ${y}h${w}v${h}h${-w}Z`, fill)
}

/** A straight bar between two points, for poles, cables and strokes. */
function bar(x0, y0, x1, y1, width, colour) {
  return `<path d="M${x0} ${y0}L${x1} ${y1}" stroke="${colour}" stroke-width="${width}" fill="none"/>`
}

/** What lies in the shade: darker planes stay as they are, so that shadows of several things make one. */
function shade(shapes, colour = grey) {
  return path(shapes.map(outline).join(''), colour, 'style="mix-blend-mode:darken"')
}

/** The same numbers at every capture. */
function randomFrom(seed) {
  let state = seed
  return (low = 0, high = 1) => {
    state = (state * 16807) % 2147483647
    return low + ((high - low) * state) / 2147483647
  }
}
