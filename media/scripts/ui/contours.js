// An invented massif drawn as a contour map into <canvas data-contours>: hills, hill shading, contour lines.
const hills = [[.28, .3, .2, 1], [.62, .22, .16, .8], [.72, .52, .24, 1.1], [.3, .68, .2, .7], [.9, .86, .2, .6], [.08, .92, .18, .5], [.48, .44, .1, .45]]
const height = (x, y) => {
  const bend = .03 * Math.sin(19 * x + 7 * y) + .02 * Math.sin(31 * y - 11 * x) + .008 * Math.sin(71 * x + 53 * y)
  return hills.reduce((sum, [cx, cy, r, h]) => sum + h * Math.exp(-(((x + bend - cx) ** 2 + (y + bend - cy) ** 2) / (r * r * .55))), bend * .6)
}
for (const canvas of document.querySelectorAll('canvas[data-contours]')) {
  const { low, high, line, shade = '60' } = canvas.dataset
  const [w, h] = [canvas.width, canvas.height]
  const context = canvas.getContext('2d')
  const image = context.createImageData(w, h)
  const rgb = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
  const [a, b, ink] = [low, high, line].map(rgb)
  const span = Math.max(w, h)
  const at = (x, y) => height((x / span) * 1.25, (y / span) * 1.25)
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    const z = at(x, y), dx = at(x + 1, y) - z, dy = at(x, y + 1) - z
    const slope = Math.hypot(dx, dy)
    const light = 1 + Math.max(-.4, Math.min(.3, (dx * .7 + dy * .7) * Number(shade)))
    const level = z * 16
    const off = Math.abs(level - Math.round(level)) / (slope * 16)
    const width = Math.round(level) % 4 === 0 ? 2.1 : 1.05
    const drawn = Math.max(0, Math.min(1, width - off + .5)) * (Math.round(level) % 4 === 0 ? .85 : .5)
    const mix = Math.max(0, Math.min(1, z / 1.25))
    for (let k = 0; k < 3; k++) image.data[(y * w + x) * 4 + k] = (a[k] + (b[k] - a[k]) * mix) * light * (1 - drawn) + ink[k] * drawn
    image.data[(y * w + x) * 4 + 3] = 255
  }
  context.putImageData(image, 0, 0)
}
