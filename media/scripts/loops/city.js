import { head, program, texture } from './gl.js'

/**
 * The white city and its bay, one day from dawn to dawn. Only the light moves, so geometry is computed once (position,
 * colour, windows, distance of walls, moonlight) with four samples a pixel; each frame then traces only the sun's ray
 * over the roofs.
 */

/** The grid of houses, one house a cell. */
const field = { width: 256, height: 176, x: -128, y: -16 }

function chance(x, y, salt) {
  const v = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453
  return v - Math.floor(v)
}

function shoreAt(x) {
  return 112 + 9 * Math.sin(x * 0.05 + 0.9) - 0.1 * x
}

/** A slope down to the sea, with the old town's hill on the left and a spur on the right. */
function groundAt(x, y) {
  const slope = 9.4 * Math.max(0, Math.min(1, (shoreAt(x) - y) / 108)) ** 0.9
  const hill = 14.5 * Math.exp(-(((x + 43) / 23) ** 2) - ((y - 66) / 30) ** 2)
  const spur = 5.5 * Math.exp(-(((x - 47) / 16) ** 2) - ((y - 48) / 22) ** 2)
  return slope + hill + spur
}

/** Height of a cell's houses; negative where there is sea. */
function roof(x, y) {
  // A breakwater, with a lighthouse at its end.
  const mole = 122 - 0.16 * (x - 6)
  if (x > 4 && x < 46 && Math.abs(y - mole) < 0.8) return x < 6 ? 3.4 : 0.55
  const inland = shoreAt(x) - y
  if (inland < 0) return -1
  if (inland < 2) return 0.35
  // Some groups of four cells are one larger house.
  const [u, v] = [Math.floor(x / 2), Math.floor(y / 2)]
  if (chance(u, v, 4) > 0.84) return Math.max(0.3, groundAt(2 * u + 1, 2 * v + 1) + 2 + 1.6 * chance(u, v, 1))
  const ground = groundAt(x, y)
  const house =
    1 + 2.1 * chance(x, y, 1) + (chance(x, y, 2) > 0.88 ? 1.5 : 0) - (chance(x, y, 3) > 0.9 ? 1.8 : 0)
  const minaret = x === -9 && y === 57 ? 5.2 : x === 12 && y === 88 ? 4.6 : 0
  return Math.max(0.3, ground + house + minaret)
}

const common = `${head}
uniform sampler2D roofs;
const ivec2 ORIGIN = ivec2(${field.x}, ${field.y}); const ivec2 SIZE = ivec2(${field.width}, ${field.height});
float roofOf(ivec2 c) {
  c -= ORIGIN;
  if (c.x < 0 || c.y < 0 || c.x >= SIZE.x || c.y >= SIZE.y) return -1.;
  return texelFetch(roofs, c, 0).r;
}
float h1(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
/** Steps through the cells; returns the distance of the first wall or roof, and its normal. */
float walk(vec3 ro, vec3 rd, float far, float top, int steps, out vec3 n, out ivec2 cell) {
  ivec2 c = ivec2(floor(ro.xy)), st = ivec2(sign(rd.xy));
  vec2 inv = 1. / max(abs(rd.xy), vec2(1e-5));
  vec2 tm = mix(fract(ro.xy), 1. - fract(ro.xy), step(0., rd.xy)) * inv;
  float t = 0.; n = vec3(0, 0, 1);
  for (int i = 0; i < steps; i++) {
    float h = roofOf(c), tn = min(tm.x, tm.y), z = ro.z + rd.z * t;
    if (h > 0.) {
      if (z <= h) { cell = c; return t; }
      if (rd.z < 0. && ro.z + rd.z * tn < h) { n = vec3(0, 0, 1); cell = c; return (h - ro.z) / rd.z; }
    }
    t = tn;
    if (t > far || (rd.z > 0. && ro.z + rd.z * t > top)) break;
    if (tm.x < tm.y) { tm.x += inv.x; c.x += st.x; n = vec3(-st.x, 0, 0); }
    else { tm.y += inv.y; c.y += st.y; n = vec3(0, -st.y, 0); }
  }
  cell = ivec2(0); return -1.;
}
// Camera position, off the cell borders: on a border, a row of joints would show as a straight line.
const vec3 EYE = vec3(.41, -14., 22.4);
vec3 rayOf(vec2 at, vec2 R) {
  vec2 uv = (at - .5 * R) / R.y;
  float pitch = -.205;
  vec3 f = vec3(0., cos(pitch), sin(pitch)), u = vec3(0., -sin(pitch), cos(pitch));
  return normalize(f * 1.5 + vec3(1, 0, 0) * uv.x + u * uv.y);
}
`

const survey = `${common}
uniform vec2 R;
layout(location = 0) out vec4 place; layout(location = 1) out vec4 colour; layout(location = 2) out vec4 more;
void main() {
  vec3 rd = rayOf(gl_FragCoord.xy, R), n; ivec2 cell;
  float t = walk(EYE, rd, 190., 100., 340, n, cell);
  place = vec4(0, 0, 0, -1); colour = vec4(0); more = vec4(0);
  if (t < 0.) return;
  vec3 p = EYE + rd * t; vec2 c = vec2(cell);
  float own = h1(c + 5.), ao = 1., h = roofOf(cell);
  vec3 tint = mix(vec3(.95, .945, .93), vec3(.93, .89, .82), h1(c + 8.));
  bool flat_ = h < .6;
  if (flat_) tint = vec3(.42, .40, .38);
  if (n.z > .5) {
    if (own > .95 && !flat_) tint = vec3(.80, .34, .10);
    else if (own > .90 && !flat_) tint = vec3(.16, .30, .72);
    vec2 q = fract(p.xy);
    vec4 over = vec4(roofOf(cell + ivec2(-1, 0)), roofOf(cell + ivec2(1, 0)), roofOf(cell + ivec2(0, -1)), roofOf(cell + ivec2(0, 1))) - h;
    ao -= .36 * dot(smoothstep(0., 1.2, over), exp(-vec4(q.x, 1. - q.x, q.y, 1. - q.y) * 3.2));
    // The parapet around a roof.
    vec4 edges = vec4(q.x, 1. - q.x, q.y, 1. - q.y) + step(abs(over), vec4(1e-4));
    float e = min(min(edges.x, edges.y), min(edges.z, edges.w));
    ao *= mix(1., .88, smoothstep(.075, .085, e) * (1. - smoothstep(.085, .14, e)));
  } else {
    float below = max(roofOf(cell + ivec2(n.xy)), 0.);
    ao *= mix(.5, 1., smoothstep(0., 1.7, p.z - below));
  }
  float window = 0.;
  if (n.z < .5 && !flat_) {
    float x = abs(n.x) > .5 ? p.y : p.x;
    vec2 g = vec2(fract(x) * 2., (p.z - h) * 1.05), gi = floor(g), gf = fract(g) - .5;
    float r = h1(gi + c * 7.3 + n.xy * 3.);
    vec2 sz = mix(vec2(.15, .20), vec2(.22, .32), h1(gi + 1. + c));
    if (r > .42 && abs(gf.x) < sz.x && abs(gf.y) < sz.y) {
      tint = h1(gi + c) > .74 ? vec3(.05, .20, .60) : vec3(.045, .05, .07);
      // One number holds whether the window is lit, and when.
      window = h1(gi * 2.3 + c * 1.9) > .34 ? .02 + .96 * h1(gi * 3.1 + c * 4.7) : 0.;
    } else if (r > .42 && r < .70 && abs(gf.x - (sz.x + .10) * (r > .56 ? 1. : -1.)) < .09 && abs(gf.y) < sz.y)
      tint = r > .6 ? vec3(.10, .28, .80) : vec3(.09, .40, .50);
  }
  vec3 moon = normalize(vec3(-.62, -.30, .62)), n2; ivec2 c2;
  float lit = max(dot(n, moon), 0.);
  if (lit > 0. && walk(p + n * .004, moon, 60., 34., 90, n2, c2) > 0.) lit = 0.;
  float facing = n.z > .5 ? 0. : n.y < -.5 ? 1. : n.x < -.5 ? 2. : n.x > .5 ? 3. : 4.;
  place = vec4(p, facing);
  colour = vec4(tint, ao);
  more = vec4(window, lit, t, h);
}`

const light = `${common}
uniform vec2 R; uniform float T; uniform sampler2D places, colours, mores; out vec4 o;
vec3 sun, sunC, horizonC, zenithC; float day, low, dusk, night;

void hour() {
  float a = TAU * T, el = sin(a) * .96 + .06;
  day = smoothstep(-.06, .16, el);
  dusk = smoothstep(-.34, .06, el);
  low = exp(-pow((el - .06) / .24, 2.));
  night = 1. - dusk;
  // The sun rises over the bay, is on the right at noon, and sets behind the camera.
  sun = normalize(vec3(sin(a - .10), cos(a - .10) * 1.05, max(el, .035) * 1.12));
  sunC = mix(vec3(1., .955, .88) * 2.05, vec3(1., .43, .12) * 2.1, low) * day;
  vec3 dayH = oklch(.83, .075, 248.), dayZ = oklch(.53, .19, 263.);
  vec3 lowH = oklch(.76, .15, 56.), lowZ = oklch(.42, .14, 280.);
  vec3 nightH = oklch(.27, .10, 268.), nightZ = oklch(.155, .055, 268.);
  horizonC = mix(nightH, mix(dayH, lowH, low), dusk);
  zenithC = mix(nightZ, mix(dayZ, lowZ, low), dusk);
}
vec3 skyOf(vec3 rd) {
  float up = clamp(rd.z / .26, 0., 1.);
  vec3 c = mix(horizonC, zenithC, pow(up, .72));
  // Dawn glows over the bay; in the evening the glow is behind the camera, and the bay is only tinted.
  float toSun = max(dot(normalize(rd.xy), normalize(sun.xy)), 0.);
  c += oklch(.72, .19, 48.) * low * day * pow(toSun, 9.) * exp(-up * 2.6) * .9;
  float disc = dot(rd, sun);
  c += sunC * smoothstep(.99978, .99988, disc) * 3. * step(0., rd.z);
  return c;
}
/** Mountains on the far side of the bay. */
float ridge(float x) {
  return .011 + .010 * sin(x * 5.1 + 1.2) + .006 * sin(x * 13. + .4) + .003 * sin(x * 31.) + .018 * smoothstep(.05, .6, x);
}
vec3 seaOf(vec3 rd) {
  float t = -EYE.z / rd.z; vec2 p = EYE.xy + rd.xy * t;
  float fine = exp(-t * .0045);
  vec2 g = vec2(0); float k = .22, a = .5;
  for (int i = 0; i < 7; i++) {
    float f = float(i), th = f * 2.39996 + .4; vec2 d = vec2(cos(th), sin(th));
    g += a * cos(dot(d, p) * k + TAU * T * (3. + f) * (mod(f, 2.) < 1. ? 1. : -1.) + f * f) * d; k *= 1.62; a *= .74;
  }
  vec3 n = normalize(vec3(-g * .055 * mix(.5, 1., fine), 1.)), v = reflect(rd, n); v.z = abs(v.z);
  float fr = .04 + .70 * pow(1. - max(dot(n, -rd), 0.), 4.);
  vec3 deep = mix(oklch(.15, .06, 268.), mix(oklch(.42, .17, 262.), oklch(.34, .10, 275.), low), dusk);
  vec3 c = mix(deep, skyOf(normalize(v)), clamp(fr, 0., .8));
  float glit = pow(max(dot(v, sun), 0.), 190.);
  c += sunC * glit * 1.2 * day;
  c += oklch(.8, .05, 262.) * pow(max(dot(v, normalize(vec3(-.25, .94, .20))), 0.), 160.) * .35 * night;
  return mix(c, horizonC, smoothstep(120., 900., t) * .75);
}
vec3 shade(ivec2 at) {
  vec3 rd = rayOf(vec2(at) + .5, R * 2.);
  vec4 place = texelFetch(places, at, 0);
  if (place.w < -.5) {
    float x = rd.x / rd.y;
    if (rd.z < 0.) return seaOf(rd);
    vec3 sky = skyOf(rd);
    return rd.z / rd.y < ridge(x) ? mix(zenithC * .55 + horizonC * .18, horizonC, .42) : sky;
  }
  vec4 colour = texelFetch(colours, at, 0), more = texelFetch(mores, at, 0);
  vec3 p = place.xyz, n = place.w < .5 ? vec3(0, 0, 1) : place.w < 1.5 ? vec3(0, -1, 0) : place.w < 2.5 ? vec3(-1, 0, 0) : place.w < 3.5 ? vec3(1, 0, 0) : vec3(0, 1, 0);
  float nl = max(dot(n, sun), 0.);
  if (nl > 0. && day > .004) {
    vec3 n2; ivec2 c2;
    if (walk(p + n * .004, sun, 70., 30., 110, n2, c2) > 0.) nl = 0.;
  } else nl = 0.;
  vec3 sky = mix(zenithC, horizonC, .35);
  vec3 ambient = sky * (.60 + .40 * n.z) * mix(.62, .46, day * (1. - low)) + vec3(.085, .07, .06) * day * (1. - .6 * n.z);
  vec3 c = colour.rgb * (sunC * nl + ambient * colour.a * 1.35);
  c += colour.rgb * more.y * oklch(.62, .09, 262.) * .22 * night * colour.a;
  if (more.x > 0.) {
    // Lamps go on at dusk; most go out before midnight, some at dawn.
    float u = fract(T + .25), on = .70 + .12 * more.x, r = fract(more.x * 7.31), off = r > .62 ? 1.235 + .04 * r : .90 + .22 * r;
    float w = u < .5 ? u + 1. : u;
    c += vec3(1., .50, .13) * 1.75 * smoothstep(on, on + .008, w) * (1. - smoothstep(off, off + .008, w));
  }
  float haze = smoothstep(25., 210., more.z);
  return mix(c, horizonC * .92, haze * .62);
}
void main() {
  hour();
  ivec2 at = ivec2(gl_FragCoord.xy) * 2;
  // Water and sky take one sample, the middle of a wall two, edges four.
  vec4 a = texelFetch(colours, at, 0), b = texelFetch(colours, at + ivec2(1, 0), 0), c = texelFetch(colours, at + ivec2(0, 1), 0), d = texelFetch(colours, at + 1, 0);
  float e = texelFetch(places, at, 0).w, f = texelFetch(places, at + ivec2(1, 0), 0).w, g = texelFetch(places, at + ivec2(0, 1), 0).w, h = texelFetch(places, at + 1, 0).w;
  vec4 apart = abs(a - b) + abs(a - c) + abs(a - d);
  bool isEdge = e != f || e != g || e != h || max(max(apart.r, apart.g), max(apart.b, apart.a * .3)) > .05;
  int looks = isEdge ? 4 : e < -.5 ? 1 : 2;
  vec3 sum = vec3(0);
  for (int i = 0; i < looks; i++)
    sum += film(shade(at + (looks == 2 ? ivec2(i, i) : ivec2(i & 1, i >> 1))) * .95);
  vec2 uv = (gl_FragCoord.xy - .5 * R) / R.y;
  o = vec4(sum / float(looks) * (1. - .12 * dot(uv, uv)), 1.);
}`

/** Rows in one draw call: the browser would treat a longer call as a hung graphics card. */
const strip = 40

export async function start(gl, width, height) {
  gl.getExtension('EXT_color_buffer_float')
  const heights = new Float32Array(field.width * field.height)
  for (let j = 0; j < field.height; j++)
    for (let i = 0; i < field.width; i++) heights[j * field.width + i] = roof(i + field.x, j + field.y)
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  const roofs = texture(gl, field.width, field.height, [gl.R32F, gl.RED, gl.FLOAT], heights)

  const fine = [width * 2, height * 2]
  const layers = [gl.RGBA32F, gl.RGBA16F, gl.RGBA16F].map((kind) => texture(gl, ...fine, [kind, gl.RGBA, gl.FLOAT]))
  const target = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, target)
  const outputs = layers.map((layer, i) => {
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + i, gl.TEXTURE_2D, layer, 0)
    return gl.COLOR_ATTACHMENT0 + i
  })
  gl.drawBuffers(outputs)
  const first = program(gl, survey)
  use(first, fine)
  gl.bindTexture(gl.TEXTURE_2D, roofs)
  draw(fine)

  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  const second = program(gl, light)
  use(second, [width, height])
  ;[roofs, ...layers].forEach((map, unit) => {
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, map)
    gl.uniform1i(gl.getUniformLocation(second, ['roofs', 'places', 'colours', 'mores'][unit]), unit)
  })
  return (t) => {
    gl.uniform1f(gl.getUniformLocation(second, 'T'), t)
    draw([width, height])
  }

  function use(made, size) {
    gl.useProgram(made)
    gl.viewport(0, 0, ...size)
    gl.uniform2f(gl.getUniformLocation(made, 'R'), ...size)
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
