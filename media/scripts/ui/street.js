// People and houses of the drawn streets (sheets-billboard.html). Everything is a string of SVG.
const ink = (name) => `var(--${name})`
const shaded = (colour) => `color-mix(in oklab, ${colour} 80%, var(--tar))`
const repeat = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('')
const n = (value) => Math.round(value * 10) / 10

/** A tapered limb with round ends, from one joint to the next; `ra` and `rb` are half its width there. */
function limb([ax, ay], [bx, by], ra, rb) {
  const length = Math.hypot(bx - ax, by - ay)
  const x = -(by - ay) / length
  const y = (bx - ax) / length
  return `M${n(ax + x * ra)} ${n(ay + y * ra)}L${n(bx + x * rb)} ${n(by + y * rb)}A${rb} ${rb} 0 0 0 ${n(bx - x * rb)} ${n(by - y * rb)}L${n(ax - x * ra)} ${n(ay - y * ra)}A${ra} ${ra} 0 0 0 ${n(ax + x * ra)} ${n(ay + y * ra)}Z`
}

/** The joint that lies `length` from another one, at an angle from straight down, positive to the front. */
const joint = ([x, y], length, angle) => [
  x + length * Math.sin((angle * Math.PI) / 180),
  y + length * Math.cos((angle * Math.PI) / 180),
]

/** Angles of the limbs: of the near arm and the far one (upper arm, forearm), and of the legs (thigh, shin). */
const poses = {
  stand: { arms: [[-6, 6], [8, 16]], legs: [[-3, -3], [5, 3]] },
  walk: { arms: [[-28, -8], [26, 44]], legs: [[26, 8], [-18, -34]] },
  point: { arms: [[118, 124], [-10, 0]], legs: [[-4, -4], [6, 4]] },
  reach: { arms: [[128, 146], [100, 128]], legs: [[-5, -5], [9, 5]] },
  climb: { arms: [[112, 128], [70, 104]], legs: [[34, -14], [2, -2]] },
  carry: { arms: [[10, 62], [14, 70]], legs: [[22, 8], [-16, -30]] },
  read: { arms: [[14, 104], [10, 96]], legs: [[-3, -3], [5, 3]] },
  hold: { arms: [[62, 82], [74, 92]], legs: [[14, 6], [-14, -18]] },
}

/**
 * A person who looks to the right, `h` units high, with the feet at the given point; `flip` looks to the left.
 * `wear`: trousers, dress or coat. `head`: hair, bun, cap or scarf. `hold` draws what the near hand holds.
 */
function person(x, y, { h = 230, flip, lean = 0, look = 0, pose = 'stand', top = ink('fluo'), low = ink('tar'), skin = ink('skin'), hair = ink('tar'), wear = 'trousers', head = 'hair', hold }) {
  const { arms, legs } = poses[pose]
  const leg = (hip, [thigh, shin]) => {
    const knee = joint(hip, 23, thigh)
    return { hip, knee, ankle: joint(knee, 22, shin) }
  }
  const near = leg([-1.5, -48], legs[0])
  const far = leg([2, -48], legs[1])
  const drop = pose === 'climb' ? 0 : -3 - Math.max(near.ankle[1], far.ankle[1])
  const drawLeg = ({ hip, knee, ankle }, colour) =>
    `<path fill="${colour}" d="${limb(hip, knee, 5.4, 4)}${limb(knee, ankle, 4, 2.9)}"/><path fill="${shaded(ink('tar'))}" d="M${n(ankle[0] - 3.2)} ${n(ankle[1] - 1)}h5.6q6.4 1.6 6.4 4h-12Z"/>`
  const arm = (shoulder, [upper, fore], colour) => {
    const elbow = joint(shoulder, 16, upper)
    const wrist = joint(elbow, 14, fore)
    const hand = joint(elbow, 16.5, fore)
    return { hand, svg: `<circle cx="${n(hand[0])}" cy="${n(hand[1])}" r="3" fill="${skin}"/><path fill="${colour}" d="${limb(shoulder, elbow, 4.5, 3.5)}${limb(elbow, wrist, 3.5, 2.8)}"/>` }
  }
  const nearArm = arm([-1.5, -77], arms[0], pose === 'stand' || pose === 'walk' ? shaded(top) : top)
  const farArm = arm([4, -77], arms[1], shaded(top))
  const heads = {
    hair: `<path fill="${hair}" d="M9.4-96.5C8-104-5.6-103-5.2-92c.2 4 2.2 5.5 3.4 4 .4-3 1.3-4.5 3-5 1.8-2 4.6-3.5 8.2-3.5Z"/>`,
    bun: `<path fill="${hair}" d="M9.4-96.5C8-104-5.6-103-5.2-92c.2 4 2.2 5.5 3.4 4 .4-3 1.3-4.5 3-5 1.8-2 4.6-3.5 8.2-3.5Z"/><circle cx="-6.5" cy="-96" r="4" fill="${hair}"/>`,
    cap: `<path fill="${hair}" d="M-4.8-93C-6-103.5 9.6-104 9.6-96.6h6.6q.8 2-1.4 2.2L3-94.5c-2.4 0-3.4 2-7.8 1.5Z"/>`,
    scarf: `<path fill="${hair}" d="M10-97.5C6-104.5-6.4-102-6.2-92c0 5-1.8 8-4.8 13.5L8.5-78c-1-4-3.5-6-4-8-2.2-4.5.5-9 5.5-11.5Z"/>`,
  }
  const skirts = {
    dress: `<path fill="${low}" d="M-8-52C-10-36-11-22-12.5-7Q0-3 13-7.5C11-24 9.5-38 8.5-52Z"/><path fill="${shaded(low)}" d="M-8-52C-10-36-11-22-12.5-7q4 1.2 8 1.5C-4-24-3.5-38-2-52Z"/>`,
    coat: `<path fill="${top}" d="M-8-52C-9.5-42-10-34-11-24Q0-20 11-24C10-34 9-42 8.5-52Z"/><path fill="${shaded(top)}" d="M-8-52C-9.5-42-10-34-11-24q3.5 1.3 7 1.7C-4-34-3.5-42-2-52Z"/>`,
    trousers: '',
  }
  const s = h / 100
  return `<g transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s}) translate(0 ${n(drop)})">${pose === 'climb' ? '' : `<ellipse cy="${n(-drop)}" rx="17" ry="2.6" fill="var(--tar)" opacity=".25"/>`}
    <g transform="rotate(${lean} 0 -48)">${farArm.svg}</g>${drawLeg(far, shaded(low))}${drawLeg(near, low)}${skirts[wear]}
    <g transform="rotate(${lean} 0 -48)"><path fill="${top}" d="M-8-46C-9.5-60-11-70-9.5-77Q-8-82-1-83.5 7.5-83 9-77C10-66 8.5-58 8.5-46Z"/><path fill="${shaded(top)}" d="M-8-46C-9.5-60-11-70-9.5-77Q-8-82-3-83.3C-5.5-70-3.5-58-2-46Z"/>
    <g transform="rotate(${look} 1 -86)"><path fill="${shaded(skin)}" d="${limb([0.5, -82], [1.5, -89], 3.2, 3)}"/><path fill="${skin}" d="M2.5-101C8-101 9.4-98 9.4-95l1.9 3.4-1.9.8c.2 4.6-2.4 6.4-5.4 6.3C-1-84.5-4-88-4-93S-2.5-101 2.5-101Z"/>${heads[head]}</g>${hold ? hold(...nearArm.hand.map(n)) : ''}${nearArm.svg}</g></g>`
}

/** What hands hold, at the place of the hand. */
const brush = (x, y) => `<path stroke="var(--tar)" stroke-width="1.8" d="M${x - 4} ${y + 14}l8 -30"/><path fill="var(--news)" stroke="var(--tar)" stroke-width="1" d="M${x - 2} ${y - 15}l14 4 2.5-7-14-4Z"/>`
const bag = (x, y) => `<path fill="none" stroke="var(--tar)" stroke-width="1.2" d="M${x - 4} ${y + 10}q4-17 8 0"/><path fill="var(--pink)" d="M${x - 7} ${y + 9}h14l2 20h-18Z"/><path fill="var(--tar)" d="M${x - 3} ${y + 9}q-3-12 0-17 2 8 2 17Zm5 0q1-10 5-13 0 8-2 13Z"/>`
const telephone = (x, y) => `<path fill="var(--tar)" d="M${x - 1} ${y - 8}l6-1 2 11-6 1Z"/>`

/** A window with open shutters; with a balcony, it is a door. */
function casement(x, y, { w = 70, h = 120, shutters = ink('pink'), balcony }) {
  const leaf = w * 0.52
  const slats = (at) => repeat(5, (row) => `<path d="M${n(at + 5)} ${n(y + 14 + (row * (h - 22)) / 4.6)}h${n(leaf - 10)}"/>`)
  const bars = balcony ? repeat(Math.round((w + 80) / 13), (bar) => `M${x - 38 + bar * 13} ${y + h - 62}v62`) : ''
  return `<path fill="var(--tar)" d="M${x} ${y}h${w}v${h}h${-w}Z"/><path fill="var(--news)" opacity=".16" d="M${x} ${y}h${n(w * 0.46)}v${h}h${n(-w * 0.46)}Z"/>
    <g fill="${shutters}"><path d="M${n(x - leaf)} ${y}h${n(leaf)}v${h}h${n(-leaf)}ZM${x + w} ${y}h${n(leaf)}v${h}h${n(-leaf)}Z"/></g>
    <g stroke="${shaded(shutters)}" stroke-width="5">${slats(x - leaf)}${slats(x + w)}</g>
    ${balcony ? `<path fill="none" stroke="var(--tar)" stroke-width="3.5" d="${bars}M${x - 42} ${y + h - 62}h${w + 84}"/><path fill="var(--stone)" d="M${x - 50} ${y + h}h${w + 100}v13h${-(w + 100)}Z"/>` : `<path fill="var(--stone)" d="M${x - 8} ${y + h}h${w + 16}v10h${-w - 16}Z"/>`}`
}

function ladder(x1, y1, x2, y2, w = 46) {
  const rungs = Math.floor(Math.hypot(x2 - x1, y2 - y1) / 34)
  return `<path fill="none" stroke="var(--tar)" stroke-width="7" d="M${x1} ${y1}L${x2} ${y2}M${x1 + w} ${y1}L${x2 + w} ${y2}${repeat(rungs, (i) => `M${n(x1 + ((x2 - x1) * (i + 0.7)) / rungs)} ${n(y1 + ((y2 - y1) * (i + 0.7)) / rungs)}h${w}`)}"/>`
}

const bucket = (x, y, s = 1) => `<g transform="translate(${x} ${y}) scale(${s})"><path fill="none" stroke="var(--tar)" stroke-width="4" d="M-24-50q24-44 48 0"/><path fill="var(--tar)" d="M-27-52h54l-7 52h-40Z"/><path fill="var(--news)" d="M-27-52h54l-1 9q-5 16-10 1-5 6-9 0-6 22-12-1-7 8-21 0Z"/></g>`

/** Paste that has run down from the lower edge of a poster. */
const drips = (y, ...places) => `<path fill="var(--news)" d="${places.map(([x, length, w = 9]) => `M${x} ${y}v${length}a${w / 2} ${w / 2} 0 0 0 ${w} 0v${-length}Z`).join('')}"/>`

const gulls = (...places) => `<path fill="none" stroke="var(--tar)" stroke-width="5" stroke-linecap="round" d="${places.map(([x, y]) => `M${x - 22} ${y - 6}q13-10 22 6 9-16 22-6`).join('')}"/>`

const dish = (x, y) => `<path stroke="var(--tar)" stroke-width="5" d="M${x} ${y}v-34"/><path fill="var(--stone)" d="M${x - 22} ${y - 62}q-4 40 40 44Z"/><path stroke="var(--tar)" stroke-width="4" d="M${x - 2} ${y - 40}l22-16"/>`
