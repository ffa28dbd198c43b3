import { head, program, texture } from './gl.js'

/**
 * The white city and its bay, one day from dawn to dawn, in metres. Only the light, the boat and the laundry move, so
 * the houses are traced once (position, normal, colour, windows, moonlight) with four samples a pixel; each frame then
 * traces only the sun's ray over the roofs.
 */

/** The grid that finds the houses near a ray: cells of ten metres, with room for eight volumes each. */
const field = { size: 10, columns: 52, rows: 42, x: -230, y: -20, volumes: 8 }

/** The terrace in front of the camera, turned by `angle` around its middle. */
const terrace = { x: 6.85, y: 9.6, angle: 0.49, long: 14, deep: 5, top: 51.5 }

/** What a volume is, instead of a house; the shaders read these numbers. */
const seeds = { pole: -1, terrace: 2, minaret: 3, lantern: 3.5, hall: 4 }

function chance(x, y, salt) {
  const v = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453
  return v - Math.floor(v)
}

/** A point given along and across something turned. */
function turned({ x, y, angle }, along, across) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [x + along * c - across * s, y + along * s + across * c]
}

function shoreAt(x) {
  return 238 + 16 * Math.sin(x * 0.021 + 0.9) + 0.34 * x
}

/** A slope down to the sea, with the old town's hill on the right. */
function groundAt(x, y) {
  const inland = shoreAt(x) - y
  const slope = 40 * Math.max(0, Math.min(1, inland / 235)) ** 1.1
  const hill = 44 * Math.exp(-(((x - 98) / 42) ** 2) - ((y - 190) / 60) ** 2)
  const spur = 15 * Math.exp(-(((x + 74) / 26) ** 2) - ((y - 112) / 34) ** 2)
  return slope + (hill + spur) * Math.max(0, Math.min(1, inland / 30))
}

/** Volumes that stand on the ground: middle, half sizes, angle, height of the top, and a seed. */
function volumes() {
  const all = []
  const add = (x, y, long, deep, angle, top, seed) => all.push({ x, y, long, deep, angle, top, seed })

  add(terrace.x, terrace.y, terrace.long, terrace.deep, terrace.angle, terrace.top, seeds.terrace)
  for (const end of [-5.2, 3.4]) {
    const [x, y] = turned(terrace, end, 3.8)
    add(x, y, 0.06, 0.06, terrace.angle, terrace.top + 1.5, seeds.pole)
  }
  // The minaret and its lantern; then the hall below the great dome.
  add(-18, 50, 2.5, 2.5, 0.42, 57.2, seeds.minaret)
  add(-18, 50, 1.25, 1.25, 0.42, 61, seeds.lantern)
  add(8.5, 76, 8, 8, 0.3, 36, seeds.hall)

  const taken = new Set()
  for (let j = 0; j < field.rows; j++)
    for (let i = 0; i < field.columns; i++) {
      if (taken.has(`${i} ${j}`)) continue
      const large = chance(i, j, 4) > 0.86 && !taken.has(`${i + 1} ${j}`)
      if (large) for (const cell of [`${i + 1} ${j}`, `${i} ${j + 1}`, `${i + 1} ${j + 1}`]) taken.add(cell)
      const middle = large ? 1 : 0.5
      const x = field.x + (i + middle + 0.16 * (chance(i, j, 5) - 0.5)) * field.size
      const y = field.y + (j + middle + 0.16 * (chance(i, j, 6) - 0.5)) * field.size
      if (shoreAt(x) - y < 7 || y < 28) continue
      if (Math.hypot(x - 8.5, y - 76) < 15 || Math.hypot(x + 18, y - 50) < 7) continue
      // Streets turn with the slope; neighbours are nearly parallel.
      const angle = 0.2 + 0.3 * Math.sin(x * 0.023 + y * 0.031) + 0.28 * (chance(i, j, 7) - 0.5)
      const scale = large ? 1.75 : 1
      const long = scale * (3.5 + 1.7 * chance(i, j, 8))
      const deep = scale * (3.3 + 1.5 * chance(i, j, 9))
      const storeys = 1 + Math.floor(2.6 * chance(i, j, 1) + (chance(i, j, 2) > 0.88 ? 1.6 : 0))
      // Nothing near the camera rises above the bay.
      const top = Math.min(groundAt(x, y) + 2.2 + 3.1 * storeys + chance(i, j, 3), y < 60 ? 53 - y * 0.24 : 999)
      add(x, y, long, deep, angle, top, 10 + 80 * chance(i, j, 10))
      // The room at the head of the stairs, or another storey on a part of the roof.
      if (chance(i, j, 11) > 0.42) {
        const part = chance(i, j, 12) > 0.5 ? 0.34 : 0.52
        const u = (long * (1 - part) - 0.1) * (chance(i, j, 13) > 0.5 ? 1 : -1)
        const v = (deep * (1 - part) - 0.1) * (chance(i, j, 14) > 0.3 ? 1 : -1)
        const [roomX, roomY] = turned({ x, y, angle }, u, v)
        const height = 1.9 + 1.3 * chance(i, j, 15)
        add(roomX, roomY, long * part, deep * part, angle, top + height, 10 + 80 * chance(i, j, 16))
      }
    }
  return all
}

/** What each cell holds: highest top, ground and number of volumes; and the volumes. */
function grid() {
  const cells = new Float32Array(field.columns * field.rows * 4)
  const boxes = new Float32Array(field.columns * field.rows * field.volumes * 8)
  for (let j = 0; j < field.rows; j++)
    for (let i = 0; i < field.columns; i++) {
      const [x, y] = [field.x + (i + 0.5) * field.size, field.y + (j + 0.5) * field.size]
      const inland = shoreAt(x) - y
      // The quay is a man's height above the water.
      const ground = inland < -2 ? -1 : Math.max(1.8, groundAt(x, y))
      cells.set([ground, ground, 0, 0], (j * field.columns + i) * 4)
    }
  for (const { x, y, long, deep, angle, top, seed } of volumes()) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const reach = [Math.abs(long * c) + Math.abs(deep * s), Math.abs(long * s) + Math.abs(deep * c)]
    const [left, right] = [x - reach[0], x + reach[0]].map((v) => Math.floor((v - field.x) / field.size))
    const [near, far] = [y - reach[1], y + reach[1]].map((v) => Math.floor((v - field.y) / field.size))
    for (let j = Math.max(0, near); j <= Math.min(field.rows - 1, far); j++)
      for (let i = Math.max(0, left); i <= Math.min(field.columns - 1, right); i++) {
        const at = j * field.columns + i
        const count = cells[at * 4 + 2]
        if (count === field.volumes) continue
        boxes.set([x, y, long, deep, c, s, top, seed], (at * field.volumes + count) * 8)
        cells[at * 4 + 2] = count + 1
        cells[at * 4] = Math.max(cells[at * 4], top)
      }
  }
  return { cells, boxes }
}

const common = `${head}
uniform sampler2D cells, boxes;
const ivec2 SIZE = ivec2(${field.columns}, ${field.rows});
const vec2 ORIGIN = vec2(${field.x}, ${field.y}); const float CELL = ${field.size}.;
const vec2 TERRACE = vec2(${terrace.x}, ${terrace.y}), ALONG = vec2(${Math.cos(terrace.angle)}, ${Math.sin(terrace.angle)}), OUT = vec2(-ALONG.y, ALONG.x);
const float FLOOR = ${terrace.top} - .7;
float h1(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(h1(i), h1(i + vec2(1, 0)), f.x), mix(h1(i + vec2(0, 1)), h1(i + 1.), f.x), f.y);
}
/** A volume with a parapet around its roof, in the frame of its walls. \`part\`: 0 wall, 1 edge, 2 roof, 3 inside of the parapet. */
float volume(vec3 o, vec3 d, vec2 size, float top, float seed, out vec3 n, out float part) {
  vec2 inv = 1. / (d.xy + vec2(d.x < 0. ? -1e-6 : 1e-6, d.y < 0. ? -1e-6 : 1e-6));
  vec2 m = -o.xy * inv, a = m - abs(inv) * size, b = m + abs(inv) * size;
  float enter = max(a.x, a.y), leave = min(b.x, b.y);
  if (enter > leave || leave < 0.) return -1.;
  float z = o.z + d.z * max(enter, 0.);
  if (enter > 0. && z <= top) { part = 0.; n = a.x > a.y ? vec3(-sign(d.x), 0, 0) : vec3(0, -sign(d.y), 0); return enter; }
  if (seed < 0.) return -1.;
  float t = 0.; vec2 inner = size - (seed == 2. ? .34 : .26);
  if (z > top) {
    t = (top - o.z) / d.z;
    if (d.z >= 0. || t > leave) return -1.;
    vec2 l = abs(o.xy + d.xy * t);
    if (l.x > inner.x || l.y > inner.y) { part = 1.; n = vec3(0, 0, 1); return t; }
  }
  vec2 w = m + abs(inv) * inner;
  float wall = min(w.x, w.y), deep = d.z < 0. ? (top - (seed == 2. ? .7 : .62) - o.z) / d.z : 1e9, sky = d.z > 0. ? (top - o.z) / d.z : 1e9;
  if (wall < 1e-3 || sky < wall) return -1.;
  if (deep < wall) { part = 2.; n = vec3(0, 0, 1); return deep; }
  part = 3.; n = w.x < w.y ? vec3(-sign(d.x), 0, 0) : vec3(0, -sign(d.y), 0); return wall;
}
/** Finial of the minaret, great dome, cap of the minaret, and finial of the dome: middle and radius. */
const vec4 DOMES[4] = vec4[4](vec4(-18., 50., 62.75, .34), vec4(8.5, 76., 37., 6.4), vec4(-18., 50., 61., 1.3), vec4(8.5, 76., 43.9, .5));
float dome(vec3 o, vec3 d, vec4 s) {
  o -= s.xyz; float b = dot(o, d), h = b * b - dot(o, o) + s.w * s.w;
  return h < 0. ? -1. : -b - sqrt(h);
}
/** Steps through the cells; returns the distance of the first surface, its normal, part and volume. */
float walk(vec3 ro, vec3 rd, float far, out vec3 n, out float part, out vec4 first, out vec4 second) {
  vec2 g = (ro.xy - ORIGIN) / CELL, gd = rd.xy / CELL;
  ivec2 c = ivec2(floor(g)), st = ivec2(sign(gd));
  vec2 inv = 1. / max(abs(gd), vec2(1e-6));
  vec2 tm = mix(fract(g), 1. - fract(g), step(0., gd)) * inv;
  float t = 0.; vec3 side = vec3(0, 0, 1);
  for (int i = 0; i < 90; i++) {
    if (c.x < 0 || c.y < 0 || c.x >= SIZE.x || c.y >= SIZE.y || t > far) break;
    vec4 cell = texelFetch(cells, c, 0);
    float tn = min(tm.x, tm.y), z = ro.z + rd.z * t, ze = ro.z + rd.z * tn;
    if (min(z, ze) < cell.x) {
      float best = -1.;
      for (int k = 0; k < ${field.volumes}; k++) {
        if (float(k) >= cell.z) break;
        ivec2 at = ivec2((c.x * ${field.volumes} + k) * 2, c.y);
        vec4 a = texelFetch(boxes, at, 0), b = texelFetch(boxes, at + ivec2(1, 0), 0);
        if (min(z, ze) > b.z) continue;
        vec2 o = ro.xy - a.xy; vec3 m; float q;
        float s = volume(vec3(dot(o, b.xy), dot(o, vec2(-b.y, b.x)), ro.z), vec3(dot(rd.xy, b.xy), dot(rd.xy, vec2(-b.y, b.x)), rd.z), a.zw, b.z, b.w, m, q);
        if (s > 1e-3 && s <= tn + 1e-3 && (best < 0. || s < best)) { best = s; n = vec3(b.xy * m.x + vec2(-b.y, b.x) * m.y, m.z); part = q; first = a; second = b; }
      }
      if (cell.y > 0.) {
        float s = z < cell.y ? t : rd.z < 0. && ze < cell.y ? (cell.y - ro.z) / rd.z : -1.;
        if (s > 1e-3 && (best < 0. || s < best)) { best = s; n = z < cell.y ? side : vec3(0, 0, 1); part = 4.; second = vec4(0, 0, cell.y, 5); first = vec4(c, 0, 0); }
      }
      if (best > 0.) return best;
    }
    t = tn;
    if (rd.z > 0. && ro.z + rd.z * t > 84.) break;
    if (tm.x < tm.y) { tm.x += inv.x; c.x += st.x; side = vec3(-st.x, 0, 0); }
    else { tm.y += inv.y; c.y += st.y; side = vec3(0, -st.y, 0); }
  }
  return -1.;
}
bool blocked(vec3 p, vec3 d) {
  // Only the cap and the great dome cast shadows.
  for (int i = 1; i < 3; i++) if (dome(p, d, DOMES[i]) > .05) return true;
  vec3 n; float part; vec4 a, b;
  return walk(p, d, 260., n, part, a, b) > 0.;
}
const vec3 EYE = vec3(0., 0., 56.);
const float LENS = 1.5;
vec3 rayOf(vec2 at, vec2 R) {
  vec2 uv = (at - .5 * R) / R.y;
  float pitch = -.156;
  vec3 f = vec3(0., cos(pitch), sin(pitch)), u = vec3(0., -sin(pitch), cos(pitch));
  return normalize(f * LENS + vec3(1, 0, 0) * uv.x + u * uv.y);
}
`

const survey = `${common}
uniform vec2 R;
layout(location = 0) out vec4 place; layout(location = 1) out vec4 colour; layout(location = 2) out vec4 more; layout(location = 3) out vec4 normal;
/** A palm in an upright plane: trunk and fronds. Returns how far up a frond, or -1. */
float palm(vec2 q) {
  float bend = .35 * sin(q.y * .16 + .4);
  if (q.y < .1 && abs(q.x - bend + .14) < .17 + .012 * -q.y + .03 * fract(q.y * 2.2)) return 0.;
  for (int i = 0; i < 15; i++) {
    float f = float(i), a = mix(-.62, 3.76, f / 14.) + .12 * sin(f * 7.), len = 3.3 + .7 * sin(f * 3.7);
    vec2 d = vec2(cos(a), sin(a));
    // Each frond leaves the heart along its direction, and falls.
    float s = dot(q, vec2(sign(d.x), 0.)) / max(abs(d.x), .16) ;
    if (s < 0. || s > len) continue;
    float u = s / len, spine = s * d.y - u * u * (1.1 + .9 * abs(d.x)), away = q.y - spine;
    float leaf = .85 * smoothstep(0., .18, u) * sqrt(max(0., 1. - u)), comb = fract(s * 4.2 + abs(away) * 2.6 + f * .37);
    if (abs(away) < .035 || (away < leaf * .45 && away > -leaf && abs(comb - .5) < .46 - .24 * abs(away) / max(leaf, .01))) return .2 + .8 * u;
  }
  return -1.;
}
void main() {
  vec3 rd = rayOf(gl_FragCoord.xy, R), n; float part; vec4 a, b;
  float t = walk(EYE, rd, 480., n, part, a, b);
  place = vec4(0, 0, 0, -1); colour = vec4(0); more = vec4(0); normal = vec4(0);
  for (int i = 0; i < 4; i++) {
    float s = dome(EYE, rd, DOMES[i]);
    if (s > 0. && (t < 0. || s < t)) { t = s; part = 6.; n = normalize(EYE + rd * s - DOMES[i].xyz); a = DOMES[i]; b = vec4(1, 0, 99, 6); }
  }
  float trunk = 27., leafAt = trunk / rd.y; vec2 q = vec2(rd.x, rd.z) * leafAt - vec2(12.6, -.2);
  if (abs(q.x) < 4.5 && q.y < 4. && (t < 0. || leafAt < t)) {
    float leaf = palm(q);
    if (leaf >= 0.) {
      place = vec4(EYE + rd * leafAt, 7.); colour = vec4(leaf > .1 ? vec3(.07, .10, .05) : vec3(.10, .075, .06), 1.);
      more = vec4(0., .5, leafAt, 0); normal = vec4(normalize(vec3(.2, -.9, .4)), leaf); return;
    }
  }
  if (t < 0.) return;
  vec3 p = EYE + rd * t; vec2 id = floor(a.xy * 3.);
  float own = h1(id + 5.), ao = 1., window = 0., near = b.w == 2. ? 1. : 0.;
  vec3 tint = own > .9 ? vec3(.86, .66, .44) : own > .84 ? vec3(.62, .70, .80) : mix(vec3(.93, .91, .88), vec3(.90, .83, .73), h1(id + 8.));
  if (b.w < 0.) tint = vec3(.10, .07, .06);
  vec2 local = vec2(dot(p.xy - a.xy, b.xy), dot(p.xy - a.xy, vec2(-b.y, b.x)));
  if (part == 4.) { tint = n.z > .5 ? vec3(.30, .25, .25) : vec3(.42, .37, .35); ao = .5; }
  else if (part == 6.) { tint = vec3(.92, .90, .86); ao = .75 + .25 * n.z; }
  else if (part == 2.) {
    float kind = h1(id + 2.);
    tint = near > 0. ? vec3(.62, .52, .45) : kind > .62 ? vec3(.66, .43, .31) : mix(tint, vec3(.80, .72, .64), .6);
    vec2 e = a.zw - .3 - abs(local); float edge = min(e.x, e.y);
    ao = mix(.52, 1., smoothstep(0., near > 0. ? 1.3 : 1.8, edge));
    if (near > 0.) {
      // Hexagonal tiles, as they lie on the terraces of the town.
      vec2 u = local * 3.4, r = vec2(1., 1.732), ga = mod(u, r) - r * .5, gb = mod(u + r * .5, r) - r * .5;
      vec2 g = dot(ga, ga) < dot(gb, gb) ? ga : gb; vec2 which = u - g; g = abs(g);
      float rim = max(dot(g, vec2(.5, .866)), g.x);
      tint *= .82 + .36 * h1(floor(which * 2.1 + .5)); tint *= mix(.55, 1., smoothstep(.5, .45, rim));
    }
  } else if (part == 0.) {
    bool across = abs(dot(n.xy, b.xy)) > .5;
    float l = across ? local.y : local.x, half_ = across ? a.w : a.z, down = b.z - p.z;
    ao = .62 + .38 * smoothstep(13., 1., down);
    // Rain has marked the plaster below the parapet.
    tint *= 1. - .14 * noise(vec2(l * 2.2, 3.)) * smoothstep(4., .3, down) - .08 * noise(p.xy * 1.3 + p.z);
    if (b.w == 3.) {
      // Blind arches around the minaret.
      vec2 w = vec2(abs(mod(l + .75, 1.5) - .75), down - 3.2);
      float arch = max(w.x - .5, w.y - 3.4); arch = max(arch, w.y < 0. ? length(vec2(w.x, w.y)) - .5 : arch);
      if (abs(l) < 2.2 && arch < 0.) { tint *= .55; ao *= .7; }
      if (abs(down - 1.4) < .3) tint = vec3(.12, .36, .42);
      if (abs(down - 8.6) < .16) tint = vec3(.12, .36, .42);
    } else if (b.w == 3.5) { if (abs(l) < .42 && down > .8 && down < 2.6) { tint = vec3(.05, .04, .07); window = .05; } }
    else if (b.w > 0. && near == 0.) {
      vec2 g = vec2((l + half_) / 2.7, (down - .35) / 3.1), gi = floor(g), gf = (fract(g) - vec2(.5, .48)) * vec2(2.7, 3.1);
      float r = h1(gi * 1.7 + id * .31 + n.xy * 3.);
      vec2 sz = r > .86 ? vec2(.62, .72) : vec2(.40, .66);
      if (r > .58 && gi.y >= 0. && abs(l) < half_ - .8) {
        vec2 e = abs(gf) - sz; float d = max(e.x, e.y);
        if (d < 0.) {
          tint = vec3(.045, .04, .06); ao = 1.;
          // One number holds whether the window is lit, and when.
          float pick = h1(gi * 2.3 + id * .19 + n.xy);
          window = pick > .30 ? .02 + .96 * h1(gi * 3.1 + id * .47) : 0.;
          if (gf.y < -sz.y + .16) tint *= .4;
        } else if (r < .74 && abs(abs(gf.x) - sz.x - .20) < .17 && e.y < .03) tint = r > .66 ? vec3(.08, .22, .46) : vec3(.08, .30, .32);
        else if (gf.y > sz.y && e.y < .12 && e.x < .1) tint = vec3(.95, .90, .82);
      }
    }
  } else if (part == 3.) { float down = b.z - p.z; ao = mix(1., .6, down); }
  vec3 moon = normalize(vec3(.66, .40, .56));
  float lit = max(dot(n, moon), 0.);
  if (lit > 0. && blocked(p + n * .02, moon)) lit = 0.;
  place = vec4(p, part);
  colour = vec4(tint, ao);
  more = vec4(window, lit, t, near);
  normal = vec4(n, 0.);
}`

const light = `${common}
uniform vec2 R; uniform float T; uniform sampler2D places, colours, mores, normals; out vec4 o;
vec3 sun, disc, moon, sunC, horizonC, zenithC, shadeC; float day, low, dusk, night;

void hour() {
  // Dawn and dusk take longer than noon and midnight.
  float a = TAU * T; a -= .26 * sin(2. * a);
  float el = sin(a) * .86 + .085;
  day = smoothstep(-.05, .07, el);
  dusk = smoothstep(-.40, .04, el);
  low = exp(-pow((el - .06) / .27, 2.));
  night = 1. - dusk;
  // The sun rises over the bay, passes on the right, and sets behind the camera; its light comes from further left than its disc.
  float turn = .60 - 1.30 * cos(a) + .70 * sin(a) * sin(a);
  sun = normalize(vec3(sin(turn), cos(turn), max(el, .02) * 1.45 + .125));
  disc = normalize(vec3(sin(turn + .58), cos(turn + .58), el));
  moon = normalize(vec3(.10 + .10 * cos(a), 1., -.02 + .15 * max(-sin(a), -.3)));
  sunC = mix(vec3(1., .94, .84) * 2.7, vec3(1., .52, .16) * mix(1.55, 3.6, smoothstep(-.4, .4, cos(turn))), low) * day;
  vec3 dayH = oklch(.84, .07, 235.), dayZ = oklch(.50, .15, 258.);
  vec3 lowH = oklch(.80, .155, 66.), lowZ = oklch(.33, .11, 286.);
  vec3 nightH = oklch(.30, .09, 290.), nightZ = oklch(.16, .06, 280.);
  horizonC = mix(nightH, mix(dayH, lowH, low), dusk);
  zenithC = mix(nightZ, mix(dayZ, lowZ, low), dusk);
  shadeC = mix(oklch(.30, .10, 276.), mix(oklch(.66, .08, 258.), oklch(.275, .115, 286.), low), dusk);
}
/** How much a direction looks towards the sun, level with the horizon. */
float toSun(vec3 rd) { return max(dot(normalize(rd.xy), normalize(disc.xy)), 0.); }
vec3 hazeOf(vec3 rd) {
  vec3 away = mix(horizonC, shadeC, .58 * low * dusk);
  return mix(away, horizonC, pow(toSun(rd), 7.));
}
vec3 skyOf(vec3 rd) {
  float up = clamp(rd.z / .24, 0., 1.), near = toSun(rd);
  vec3 edge = mix(mix(horizonC, oklch(.68, .14, 38.), .62 * low * dusk), horizonC, pow(near, 14.));
  vec3 c = mix(edge, zenithC, pow(up, .62));
  c += oklch(.74, .17, 58.) * low * day * pow(near, 22.) * exp(-up * 2.2) * .85;
  // Long clouds, lit from below while the sun is low.
  vec2 q = vec2(rd.x / rd.y * 3.4 + .25 * sin(TAU * T), rd.z / rd.y * 30.);
  float cloud = noise(q) * .6 + noise(q * vec2(2.3, 2.1) + 7.) * .3 + noise(q * vec2(5.1, 3.7) + 3.) * .12;
  cloud = smoothstep(.52, .80, cloud + .10 * sin(q.y * .9 + 1.)) * smoothstep(.02, .07, rd.z);
  vec3 lit = mix(mix(shadeC * 1.3, vec3(.95), day * (1. - low)), mix(oklch(.55, .15, 8.), oklch(.86, .15, 70.), pow(near, 10.)), low * dusk);
  c = mix(c, lit, cloud * .62 * mix(.35, 1., dusk));
  float far = dot(rd, disc);
  c += sunC * (smoothstep(.99935, .99955, far) * 2.4 + .55 * pow(max(far, 0.), 900.) + .12 * pow(max(far, 0.), 90.)) * step(-.002, rd.z);
  far = dot(rd, moon);
  c += oklch(.94, .03, 90.) * night * (smoothstep(.99965, .99975, far) * 1.2 + .16 * pow(max(far, 0.), 500.));
  vec2 s = vec2(rd.x / rd.y, rd.z / rd.y) * 70., si = floor(s);
  float star = h1(si + 31.);
  if (star > .90) c += oklch(.9, .03, 80.) * night * night * (1. - cloud) * smoothstep(.13, .03, length(fract(s) - .2 - .6 * vec2(h1(si), h1(si + 9.)))) * (star - .88) * 6.;
  return c;
}
/** Mountains on the far side of the bay, and a cape before them. */
float ridge(float x) {
  return .030 + .013 * sin(x * 5.1 + 2.2) + .008 * sin(x * 13. + .4) + .004 * sin(x * 31.) + .0015 * sin(x * 83.) + .03 * smoothstep(-.1, .6, x);
}
float cape(float x) {
  return .062 * smoothstep(-.20, -.62, x) + .007 * sin(x * 19.) * smoothstep(-.14, -.4, x) + .0025 * sin(x * 61.) * smoothstep(-.18, -.4, x) - .004;
}
vec3 seaOf(vec3 rd) {
  float t = -EYE.z / rd.z; vec2 p = EYE.xy + rd.xy * t;
  float fine = exp(-t * .0016);
  vec2 g = vec2(0); float k = .075, a = .5;
  for (int i = 0; i < 8; i++) {
    float f = float(i), th = f * 2.39996 + .4; vec2 d = vec2(cos(th), sin(th));
    g += a * cos(dot(d, p) * k + TAU * T * (3. + f) * (mod(f, 2.) < 1. ? 1. : -1.) + f * f) * d; k *= 1.58; a *= .78;
  }
  vec3 n = normalize(vec3(-g * .052 * mix(.6, 1., fine), 1.)), v = reflect(rd, n); v.z = abs(v.z);
  float fr = .04 + .80 * pow(1. - max(dot(n, -rd), 0.), 4.);
  vec3 deep = mix(oklch(.17, .06, 275.), mix(oklch(.44, .13, 250.), oklch(.30, .10, 285.), low), dusk);
  vec3 c = mix(deep, skyOf(normalize(v + vec3(0., 0., .03))) * .9, clamp(fr, 0., .8));
  float glit = pow(max(dot(v, disc), 0.), 260.);
  c += sunC * glit * 1.6 * day;
  c += oklch(.90, .04, 85.) * pow(max(dot(v, moon), 0.), 240.) * .75 * night;
  return mix(c, hazeOf(rd), smoothstep(420., 3600., t) * .72);
}
float triangle(vec2 p, vec2 a, vec2 b, vec2 c) {
  vec2 e = b - a, f = c - b, g = a - c;
  float s = sign(e.x * g.y - e.y * g.x);
  return max(max(s * ((p.x - a.x) * e.y - (p.y - a.y) * e.x) / -length(e), s * ((p.x - b.x) * f.y - (p.y - b.y) * f.x) / -length(f)), s * ((p.x - c.x) * g.y - (p.y - c.y) * g.x) / -length(g)) * -1.;
}
/** The boat crosses the bay once a day, and begins again while the town hides it. */
const float LANE = 322.;
vec2 boatAt() { return vec2(mod(T * 320. + 185., 320.) - 215., .35 * sin(TAU * 5. * T)); }
vec4 boatOf(vec2 q) {
  float tip = q.x / 9.5, hull = max(q.y - 1.9 - 1.3 * tip * tip, max(-q.y - .2, abs(q.x) - 7.4 - .95 * q.y));
  if (hull < 0.) return vec4(q.y > 1.35 + 1.3 * tip * tip ? vec3(.62, .30, .12) : vec3(.06, .045, .06), 1.);
  // A lateen sail; its yard runs from the bow up to the stern.
  vec2 tack = vec2(9.2, 3.2), peak = vec2(-4.4, 25.), clew = vec2(-7.6, 4.4);
  vec2 e = peak - tack; float along = dot(q - tack, e) / dot(e, e), off = ((q.x - tack.x) * e.y - (q.y - tack.y) * e.x) / length(e);
  if (along > -.03 && along < 1.04 && abs(off) < .26) return vec4(.05, .035, .05, 1.);
  vec2 bulge = vec2(q.x - 1.5 * sin(3.14 * clamp((q.y - 4.) / 21., 0., 1.)) * step(q.x, 0.), q.y - .9 * sin(3.14 * clamp((q.x + 7.6) / 17., 0., 1.)));
  vec2 f = clew - peak, g = tack - clew;
  if (off < 0. && (bulge.x - peak.x) * f.y - (bulge.y - peak.y) * f.x < 0. && (bulge.x - clew.x) * g.y - (bulge.y - clew.y) * g.x < 0.)
    return vec4(vec3(.93, .50, .22) * (1. - .12 * step(.93, fract(along * 7.))), 2.);
  if (abs(q.x - 1.2) < .22 && q.y > 0. && q.y < 16.) return vec4(.05, .035, .05, 1.);
  return vec4(0);
}
vec3 boatLight(vec4 b, vec2 q) {
  float through = max(disc.y, 0.), front = max(-sun.y, 0.);
  vec3 c = b.rgb * (shadeC * .8 + vec3(.05));
  c += b.rgb * sunC * (b.a > 1.5 ? .50 * through + .62 * front + .25 : .12 + .5 * front);
  c += b.rgb * oklch(.8, .04, 262.) * .12 * night;
  // A lantern in the stern.
  return c + vec3(1., .55, .16) * night * (smoothstep(.7, .3, length(q - vec2(-7., 4.2))) * 3. + .5 * exp(-length(q - vec2(-7., 4.2)) * .7));
}
/** Laundry on the terrace: colour, and in \`a\` whether there is any. \`s\` runs along the line, \`z\` is the height. */
const float LINE = 3.8;
vec4 clothAt(float s, float z) {
  float sag = FLOOR + 2.17 - .26 * (1. - pow((s + .9) / 4.3, 2.)), down = sag - z;
  if (s < -5.2 || s > 3.4 || down < -.03) return vec4(0);
  if (down < .02) return vec4(.06, .05, .06, 1.);
  float wind = sin(TAU * 4. * T - s * 1.1) * .6 + sin(TAU * 7. * T - s * 2.3) * .4;
  s -= (.05 + .09 * wind) * down;
  const vec3 SHEETS[6] = vec3[6](vec3(-4.75, -3.25, 1.45), vec3(-3.0, -2.35, .85), vec3(-2.1, -.25, 1.6), vec3(.0, .5, .7), vec3(.62, 1.12, .74), vec3(1.4, 2.9, 1.4));
  for (int i = 0; i < 6; i++) {
    vec3 c = SHEETS[i]; float f = float(i), hem = c.z + .05 * sin(s * 5. + f) + .04 * wind;
    if (s > c.x + .02 * down && s < c.y - .02 * down && down < hem) {
      vec3 tint = i == 1 ? vec3(.70, .16, .10) : i == 3 ? vec3(.10, .26, .46) : i == 4 ? vec3(.86, .52, .12) : i == 5 ? vec3(.92, .74, .62) : vec3(.96, .93, .88);
      float fold = .5 + .5 * sin(s * 9. + f * 2. + 1.6 * sin(s * 3.7 + f) + wind * 1.4 * down);
      if (i == 5 && fract(down * 3.4) < .22) tint = vec3(.66, .18, .16);
      if (i == 2 && (down > hem - .28 && down < hem - .16)) tint = vec3(.16, .28, .54);
      return vec4(tint * (.66 + .34 * mix(1., fold, smoothstep(0., .4, down))), .5);
    }
  }
  return vec4(0);
}
vec3 shade(ivec2 at) {
  vec3 rd = rayOf(vec2(at) + .5, R * 2.);
  vec4 place = texelFetch(places, at, 0), more = texelFetch(mores, at, 0);
  float depth = place.w < -.5 ? 1e5 : more.z;
  float hang = (LINE - dot(OUT, EYE.xy - TERRACE)) / dot(OUT, rd.xy);
  if (hang > 0. && hang < depth) {
    vec3 p = EYE + rd * hang; vec4 cloth = clothAt(dot(p.xy - TERRACE, ALONG), p.z);
    if (cloth.a > 0.) {
      if (cloth.a > .9) return cloth.rgb * (shadeC + sunC * .15);
      float facing = dot(OUT, sun.xy), vis = day > .004 && !blocked(p, sun) ? 1. : 0.;
      vec3 c = cloth.rgb * (shadeC * .95 + vec3(.04) * day + oklch(.62, .09, 280.) * .12 * night);
      return c + cloth.rgb * sunC * vis * (facing > 0. ? .40 * sqrt(facing) : .62 * -facing);
    }
  }
  if (place.w < -.5) {
    float x = rd.x / rd.y, up = rd.z / rd.y, lane = LANE / rd.y; vec2 boat = boatAt();
    vec2 q = vec2(rd.x * lane - boat.x, EYE.z + rd.z * lane - boat.y);
    if (abs(q.x) < 13. && q.y > -.3 && q.y < 27.) { vec4 b = boatOf(q); if (b.a > 0.) return boatLight(b, q); }
    vec3 c;
    if (rd.z < 0.) {
      c = seaOf(rd);
      float deep = -q.y;
      if (deep > 0. && deep < 40. && abs(q.x) < 16.) {
        vec2 m = vec2(q.x + (.5 + deep * .05) * sin(deep * 1.9 + TAU * 6. * T) , deep * 1.25); vec4 b = boatOf(m);
        if (b.a > 0.) c = mix(c, boatLight(b, m) * .7, .55 * smoothstep(34., 4., deep));
      }
      // The wake.
      float back = -q.x - 7.; vec2 sea = EYE.xy + rd.xy * (-EYE.z / rd.z);
      if (back > 0. && back < 120.) c += (sunC * .25 + shadeC * .3) * exp(-back * .03) * smoothstep(100., 50., boat.x) * smoothstep(1.4 + back * .02, .2, abs(abs(sea.y - LANE) - .8 - back * .10));
      return c;
    }
    c = skyOf(rd);
    if (up < ridge(x)) c = mix(mix(shadeC * .9, hazeOf(rd), .48), hazeOf(rd), .55 * smoothstep(.03, .0, up));
    if (up < cape(x)) c = mix(mix(shadeC * .62, hazeOf(rd), .22), hazeOf(rd), .35 * smoothstep(.03, .0, up));
    return c;
  }
  vec4 colour = texelFetch(colours, at, 0);
  vec3 p = place.xyz, n = texelFetch(normals, at, 0).xyz;
  float nl = max(dot(n, sun), 0.), into = pow(max(dot(normalize(rd.xy), normalize(sun.xy)), 0.), 3.) * low;
  if (place.w > 6.5) {
    // Leaves let the light through.
    float leaf = texelFetch(normals, at, 0).w;
    vec3 c = colour.rgb * (shadeC * 1.1 + sunC * .16 * (1. - into)) + sunC * into * leaf * leaf * vec3(.05, .04, .01);
    return c;
  }
  if (nl > 0. && day > .004) {
    if (blocked(p + n * .02, sun)) nl = 0.;
    else if (more.w > .5) {
      // Shadows of the laundry, through which some light falls.
      float s = (LINE - dot(OUT, p.xy - TERRACE)) / dot(OUT, sun.xy); vec3 q = p + sun * s;
      if (s > 0.) { vec4 cloth = clothAt(dot(q.xy - TERRACE, ALONG), q.z); if (cloth.a > 0.) nl *= .22; }
    }
  } else nl = 0.;
  // Light that only grazes a roof is stronger towards the sun, and an edge catches most of it.
  if (nl > 0. && n.z > .5) nl = mix(nl, sqrt(nl) * (place.w == 1. ? 1.05 : .62) * (.62 + .75 * into), low);
  vec3 ambient = mix(shadeC, mix(horizonC, zenithC, .5), mix(.25, .10, low) + .2 * n.z) * (.62 + .3 * n.z) * mix(1., .62, day * (1. - low));
  ambient += vec3(.10, .07, .045) * day * (1. - .7 * n.z) * mix(1., .55, low);
  vec3 c = colour.rgb * (sunC * nl + ambient * colour.a * colour.a);
  c += colour.rgb * more.y * oklch(.70, .07, 268.) * .40 * night;
  if (more.x > 0.) {
    // Lamps go on one after the other at dusk; most go out before midnight, a few burn until dawn.
    float u = fract(T + .25), on = .752 + .13 * more.x, r = fract(more.x * 7.31), off = r > .86 ? 1.235 + .06 * r : .93 + .24 * r;
    float w = u < .5 ? u + 1. : u;
    c += vec3(1., .42, .085) * 1.5 * smoothstep(on, on + .008, w) * (1. - smoothstep(off, off + .008, w));
  }
  float haze = 1. - exp(-max(more.z - 45., 0.) * mix(.0011, .0024, low));
  return mix(c, hazeOf(rd) * mix(.9, .82, low), haze);
}
void main() {
  hour();
  ivec2 at = ivec2(gl_FragCoord.xy) * 2;
  // Water and sky take one sample, the middle of a wall two, edges four.
  vec4 a = texelFetch(colours, at, 0), b = texelFetch(colours, at + ivec2(1, 0), 0), c = texelFetch(colours, at + ivec2(0, 1), 0), d = texelFetch(colours, at + 1, 0);
  vec4 k = texelFetch(normals, at, 0), l = texelFetch(normals, at + ivec2(1, 0), 0), m = texelFetch(normals, at + ivec2(0, 1), 0), n = texelFetch(normals, at + 1, 0);
  float e = texelFetch(places, at, 0).w;
  vec4 apart = abs(a - b) + abs(a - c) + abs(a - d), turned = abs(k - l) + abs(k - m) + abs(k - n);
  vec3 rd = rayOf(gl_FragCoord.xy, R);
  float lane = LANE / rd.y, hang = (LINE - dot(OUT, EYE.xy - TERRACE)) / dot(OUT, rd.xy);
  vec2 q = vec2(rd.x * lane - boatAt().x, EYE.z + rd.z * lane), line = vec2(dot(EYE.xy + rd.xy * hang - TERRACE, ALONG), EYE.z + rd.z * hang - FLOOR);
  bool isFine = abs(q.x) < 13. && abs(q.y) < 27. || hang > 0. && line.x > -5.4 && line.x < 3.6 && line.y > .4 && line.y < 2.6 || e < -.5 && abs(rd.z) < .08 * rd.y && rd.z > -.002;
  bool isEdge = isFine || max(max(apart.r, apart.g), max(apart.b, apart.a * .3)) > .05 || max(turned.x, max(turned.y, turned.z)) > .2;
  int looks = isEdge ? 4 : e < -.5 ? 1 : 2;
  vec3 sum = vec3(0);
  for (int i = 0; i < looks; i++)
    sum += film(shade(at + (looks == 2 ? ivec2(i, i) : ivec2(i & 1, i >> 1))) * .95);
  vec2 uv = (gl_FragCoord.xy - .5 * R) / R.y;
  o = vec4(sum / float(looks) * (1. - .16 * dot(uv, uv)), 1.);
}`

/** Rows in one draw call: the browser would treat a longer call as a hung graphics card. */
const strip = 40

export async function start(gl, width, height) {
  gl.getExtension('EXT_color_buffer_float')
  const { cells, boxes } = grid()
  const kind = [gl.RGBA32F, gl.RGBA, gl.FLOAT]
  const town = [
    texture(gl, field.columns, field.rows, kind, cells),
    texture(gl, field.columns * field.volumes * 2, field.rows, kind, boxes),
  ]

  const fine = [width * 2, height * 2]
  const layers = [gl.RGBA32F, gl.RGBA16F, gl.RGBA16F, gl.RGBA16F].map((format) =>
    texture(gl, ...fine, [format, gl.RGBA, gl.FLOAT]),
  )
  const target = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, target)
  const outputs = layers.map((layer, i) => {
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + i, gl.TEXTURE_2D, layer, 0)
    return gl.COLOR_ATTACHMENT0 + i
  })
  gl.drawBuffers(outputs)
  const first = program(gl, survey)
  use(first, fine, { cells: town[0], boxes: town[1] })
  draw(fine)

  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  const second = program(gl, light)
  const [places, colours, mores, normals] = layers
  use(second, [width, height], { cells: town[0], boxes: town[1], places, colours, mores, normals })
  return (t) => {
    gl.uniform1f(gl.getUniformLocation(second, 'T'), t)
    draw([width, height])
  }

  function use(made, size, maps) {
    gl.useProgram(made)
    gl.viewport(0, 0, ...size)
    gl.uniform2f(gl.getUniformLocation(made, 'R'), ...size)
    for (const [unit, [name, map]] of Object.entries(maps).entries()) {
      gl.activeTexture(gl.TEXTURE0 + unit)
      gl.bindTexture(gl.TEXTURE_2D, map)
      gl.uniform1i(gl.getUniformLocation(made, name), unit)
    }
  }

  function draw([columns, rows]) {
    gl.enable(gl.SCISSOR_TEST)
    for (let y = 0; y < rows; y += strip) {
      gl.scissor(0, y, columns, strip)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      gl.finish()
    }
    gl.disable(gl.SCISSOR_TEST)
  }
}
