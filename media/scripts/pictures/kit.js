// Code that all composed pictures share. It runs once, after the elements:
// [data-ui=name]            a screen of ../ui in a frame as wide as the element; class `phone` draws the body around it,
//                           data-query="?n" chooses among the screens that one page holds
// [data-cast="x,y,colour"]  a hard shadow that reaches x, y pixels from the element, rounded corners and turns included;
//                           it falls to the left in a page that is read from the right
// script[type=draw]         code in an <svg> that calls write(markup) for what repeats
// ../ui/language.js in the head: the page has words in several languages; its frames and shadows follow
// svg[data-hand=amount]     every stroke inside is drawn again as by hand; [data-hatch="angle,gap"] fills a shape with lines

for (const code of document.querySelectorAll('script[type=draw]')) {
  let markup = ''
  new Function('write', code.textContent)((text) => {
    markup += text
  })
  code.insertAdjacentHTML('beforebegin', markup)
  code.remove()
}

for (const box of document.querySelectorAll('[data-ui]')) {
  const name = box.dataset.ui
  const { language } = document.documentElement.dataset
  const query = box.dataset.query ?? (language ? `?language=${language}` : '')
  const [w, h] = name.startsWith('app-') ? [390, 844] : name.startsWith('web-') ? [1440, 900] : [1200, 1200]
  const width = box.clientWidth
  const rim = box.classList.contains('phone') ? width * 0.032 : 0
  const scale = (width - 2 * rim) / w
  box.style.height = `${h * scale + 2 * rim}px`
  if (rim) box.style.borderRadius = `${width * 0.145}px`
  box.innerHTML += `<div style="direction:ltr;position:absolute;inset:${rim}px;overflow:hidden;border-radius:${rim ? width * 0.115 : 0}px"><iframe src="${box.dataset.from ?? '../../ui/'}${name}.html${query}" width="${w}" height="${h}" style="transform:scale(${scale})"></iframe></div>`
}

function cross(o, a, b) {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
}

function hull(points) {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list) => {
    const chain = []
    for (const p of list) {
      while (chain.length > 1 && cross(chain.at(-2), chain.at(-1), p) <= 0) chain.pop()
      chain.push(p)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** The outline of an element in its parent's pixels: corners are quarter circles, turns are applied. */
function outline(box) {
  const style = getComputedStyle(box)
  const [w, h] = [box.offsetWidth, box.offsetHeight]
  const m = new DOMMatrix(style.transform)
  const [ox, oy] = style.transformOrigin.split(' ').map(Number.parseFloat)
  const radii = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'].map((c) => {
    const r = style[`border${c}Radius`]
    return Math.min(r.endsWith('%') ? (Number.parseFloat(r) / 100) * w : Number.parseFloat(r), w / 2, h / 2)
  })
  const corners = box.dataset.shape
    ? box.dataset.shape.split(',').map((p) => p.trim().split(' ').map(Number))
    : [[0, 0, 180], [w, 0, 270], [w, h, 0], [0, h, 90]].flatMap(([x, y, from], k) => {
        const r = radii[k]
        const [cx, cy] = [x ? x - r : r, y ? y - r : r]
        return Array.from({ length: r ? 13 : 1 }, (_, i) => {
          const a = ((from + i * 7.5) * Math.PI) / 180
          return r ? [cx + r * Math.cos(a), cy + r * Math.sin(a)] : [x, y]
        })
      })
  return corners.map(([x, y]) => {
    const p = m.transformPoint({ x: x - ox, y: y - oy })
    return [p.x + ox + box.offsetLeft, p.y + oy + box.offsetTop]
  })
}

for (const box of document.querySelectorAll('[data-cast]')) {
  const [x, y, color] = box.dataset.cast.split(',')
  const points = outline(box)
  const forward = document.dir === 'rtl' ? -1 : 1
  const moved = points.map(([px, py]) => [px + forward * Number(x), py + Number(y)])
  const shape = hull([...points, ...moved]).map((p) => p.map((v) => v.toFixed(1)).join(',')).join(' ')
  box.insertAdjacentHTML('beforebegin', `<svg style="position:absolute;left:0;top:0;overflow:visible" width="1" height="1"><polygon points="${shape}" fill="${color}"/></svg>`)
}

function randomFrom(seed) {
  let s = seed
  return () => {
    s = (s * 16807) % 2147483647
    return s / 2147483647
  }
}

/** Slow noise: a sum of sines with random phases. */
function tremor(random) {
  const waves = [0.011, 0.027, 0.061, 0.13].map((f, k) => [f * (0.8 + random() * 0.5), random() * 7, 1 / (k + 1)])
  return (t) => waves.reduce((sum, [f, phase, a]) => sum + a * Math.sin(t * f + phase), 0) / 1.6
}

/** A path with several parts is drawn part by part. */
function handPath(shape, amount, random) {
  const parts = shape.localName === 'path' ? shape.getAttribute('d').split(/(?=M)/) : []
  if (parts.length < 2) return handStroke(shape, amount, random)
  return parts
    .map((d) => {
      const part = document.createElementNS('http://www.w3.org/2000/svg', 'path')
      part.setAttribute('d', d)
      return handStroke(part, amount, random)
    })
    .join('')
}

function handStroke(shape, amount, random) {
  const length = shape.getTotalLength()
  const [dx, dy] = [tremor(random), tremor(random)]
  const count = Math.max(2, Math.round(length / 9))
  // A straight line begins a little early and ends a little late.
  const over = shape.localName === 'line' || shape.localName === 'rect' ? amount * 1.5 : 0
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const at = (i / count) * length
    const p = shape.getPointAtLength(at)
    return [p.x + dx(at) * amount, p.y + dy(at) * amount]
  })
  if (over && points.length > 2) {
    for (const [end, next] of [[0, 1], [points.length - 1, points.length - 2]]) {
      const [a, b] = [points[end], points[next]]
      const d = Math.hypot(a[0] - b[0], a[1] - b[1]) || 1
      points[end] = [a[0] + ((a[0] - b[0]) / d) * over, a[1] + ((a[1] - b[1]) / d) * over]
    }
  }
  let d = `M${points[0].map((v) => v.toFixed(1)).join(' ')}`
  for (let i = 1; i < points.length - 1; i++) {
    const [p, q] = [points[i], points[i + 1]]
    d += `Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${((p[0] + q[0]) / 2).toFixed(1)} ${((p[1] + q[1]) / 2).toFixed(1)}`
  }
  return `${d}L${points.at(-1).map((v) => v.toFixed(1)).join(' ')}`
}

let handSeed = 41
for (const svg of document.querySelectorAll('svg[data-hand]')) {
  const amount = Number(svg.dataset.hand || 1.4)
  for (const shape of [...svg.querySelectorAll('path,line,rect,circle,ellipse,polyline,polygon')]) {
    if (shape.closest('defs') || shape.hasAttribute('data-straight')) continue
    handSeed += 97
    const random = randomFrom(handSeed)
    const style = getComputedStyle(shape)
    const make = (d, extra) => {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
      for (const { name, value } of shape.attributes) if (!/^(x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|points|d|data-hatch)$/.test(name)) path.setAttribute(name, value)
      path.setAttribute('d', d)
      for (const [name, value] of Object.entries(extra)) path.setAttribute(name, value)
      shape.before(path)
      return path
    }
    if (shape.dataset.hatch) {
      const [angle, gap] = shape.dataset.hatch.split(',').map(Number)
      const b = shape.getBBox()
      const r = Math.hypot(b.width, b.height) / 2
      const probe = document.createElementNS('http://www.w3.org/2000/svg', 'line')
      svg.append(probe)
      const id = `hatch${handSeed}`
      const clip = document.createElementNS('http://www.w3.org/2000/svg', 'clipPath')
      clip.id = id
      const clone = shape.cloneNode()
      clone.removeAttribute('transform')
      clip.append(clone)
      svg.prepend(clip)
      let d = ''
      const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      const [mx, my] = [b.x + b.width / 2, b.y + b.height / 2]
      for (let k = -r; k < r; k += gap * (0.8 + random() * 0.4)) {
        const [x, y] = [mx - s * k, my + c * k]
        for (const [name, v] of Object.entries({ x1: x - c * r, y1: y - s * r, x2: x + c * r, y2: y + s * r })) probe.setAttribute(name, v)
        d += handPath(probe, amount, random)
      }
      probe.remove()
      make(d, { fill: 'none', 'clip-path': `url(#${id})` })
    }
    if (style.stroke === 'none') {
      if (!shape.dataset.hatch) shape.setAttribute('d', handPath(shape, amount, random))
      else shape.remove()
      continue
    }
    // Drawn twice, the second time lighter, as by hand.
    make(handPath(shape, amount, random), shape.dataset.hatch ? { fill: 'none' } : {})
    make(handPath(shape, amount * 1.3, random), { fill: 'none', opacity: 0.35 })
    shape.remove()
  }
}
