import { head, program } from './gl.js'

/**
 * The logo as a landscape: a field of flat triangles that rises and falls under one rotating light. A face that points
 * at the light turns clementine.
 */
const vertex = `#version 300 es
layout(location = 0) in vec3 position; layout(location = 1) in vec4 face;
uniform mat4 camera; flat out vec4 f; out vec3 at;
void main() { f = face; at = position; gl_Position = camera * vec4(position, 1.); }`

const fragment = `${head}
flat in vec4 f; in vec3 at; out vec4 o; uniform float T; uniform vec3 eye;
void main() {
  vec3 n = normalize(f.xyz);
  float r = f.w, away = length(at - eye);
  float a = TAU * T + .5;
  vec3 sun = normalize(vec3(.82 * cos(a), .82 * sin(a), .74));
  float own = max(dot(n, sun), 0.), still = max(dot(n, normalize(vec3(-.62, -.30, .66))), 0.);
  vec3 ink = oklch(.17, .06, 268.), sea = oklch(.49, .235, 266.), sky = oklch(.70, .16, 260.);
  vec3 col = mix(ink, sea, smoothstep(.20, .86, still + .10 * (r - .5)));
  col = mix(col, sky, smoothstep(.80, 1., still) * .75);
  col *= .42 + .78 * smoothstep(.10, .95, own);
  float lit = smoothstep(.942, .958, own + .012 * (r - .5));
  col = mix(col, mix(oklch(.70, .185, 48.), oklch(.82, .14, 66.), smoothstep(.98, 1., own)), lit);
  col = mix(col, oklch(.16, .055, 268.), smoothstep(10.5, 23., away) * .97);
  o = vec4(pow(clamp(col, 0., 1.), vec3(1. / 2.2)), 1.);
}`

const columns = 30
/** The first row lies below the lower edge of the frame. */
const firstRow = -4
const rows = 17
const size = 2.15

/** A pseudo-random number from 0 to 1 for a position in the field. */
function chance(i, j, salt) {
  const x = Math.sin(i * 127.1 + j * 311.7 + salt * 74.7) * 43758.5453
  return x - Math.floor(x)
}

function point(i, j, t) {
  const turn = 2 * Math.PI * t
  const [p, q] = [chance(i, j, 1), chance(i, j, 2)]
  const x = (i + 0.5 * j) * size
  const y = j * 0.866 * size
  // Long waves, each with a whole number of periods in a loop, and a small movement of each point.
  const swell =
    0.62 * Math.sin(0.36 * x + 0.17 * y + turn) +
    0.52 * Math.sin(-0.25 * x + 0.44 * y - turn + 1.7) +
    0.3 * Math.sin(0.62 * x - 0.3 * y + 2 * turn + 0.4)
  const own = 1.15 * (chance(i, j, 3) - 0.5) + 0.22 * Math.sin(turn + 6.28 * q)
  return [
    x + size * (0.18 * Math.cos(turn + 6.28 * p) + 0.3 * (p - 0.5)),
    y + size * (0.14 * Math.sin(turn + 6.28 * q) + 0.3 * (q - 0.5)),
    swell * 1.08 + own,
  ]
}

function mesh(t) {
  const values = []
  function triangle(a, b, c, salt) {
    const u = b.map((v, k) => v - a[k])
    const w = c.map((v, k) => v - a[k])
    const n = [u[1] * w[2] - u[2] * w[1], u[2] * w[0] - u[0] * w[2], u[0] * w[1] - u[1] * w[0]]
    for (const corner of [a, b, c]) values.push(...corner, ...n, salt)
  }
  for (let j = firstRow; j < rows; j++) {
    for (let i = -Math.ceil(j / 2) - columns / 2; i < columns / 2 - j / 2; i++) {
      const corners = [point(i, j, t), point(i + 1, j, t), point(i, j + 1, t), point(i + 1, j + 1, t)]
      triangle(corners[0], corners[1], corners[2], chance(i, j, 5))
      triangle(corners[1], corners[3], corners[2], chance(i, j, 6))
    }
  }
  return new Float32Array(values)
}

export function start(gl, width, height) {
  const made = program(gl, fragment, vertex)
  gl.useProgram(made)
  const eye = [0, -4.2, 9.4]
  gl.uniformMatrix4fv(gl.getUniformLocation(made, 'camera'), false, camera(eye, 0.86, 1.5, width / height))
  gl.uniform3f(gl.getUniformLocation(made, 'eye'), ...eye)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.enableVertexAttribArray(0)
  gl.enableVertexAttribArray(1)
  gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 28, 0)
  gl.vertexAttribPointer(1, 4, gl.FLOAT, false, 28, 12)
  gl.enable(gl.DEPTH_TEST)
  gl.clearColor(0.016, 0.028, 0.09, 1)
  return (t) => {
    const values = mesh(t)
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STREAM_DRAW)
    gl.uniform1f(gl.getUniformLocation(made, 'T'), t)
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
    gl.drawArrays(gl.TRIANGLES, 0, values.length / 7)
  }
}

/** Camera matrix for a view from `eye` towards positive y, tilted down by `pitch` radians. */
function camera([x, y, z], pitch, focal, aspect) {
  const [c, s] = [Math.cos(pitch), Math.sin(pitch)]
  const [near, far] = [0.5, 60]
  const view = [
    [1, 0, 0, -x],
    [0, s, c, -s * y - c * z],
    [0, -c, s, c * y - s * z],
  ]
  const [k, l] = [-(far + near) / (far - near), (-2 * far * near) / (far - near)]
  const lines = [
    view[0].map((v) => (v * focal) / aspect),
    view[1].map((v) => v * focal),
    view[2].map((v, i) => v * k + (i === 3 ? l : 0)),
    view[2].map((v) => -v),
  ]
  return [0, 1, 2, 3].flatMap((column) => lines.map((line) => line[column]))
}
