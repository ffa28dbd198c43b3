/** The few calls of WebGL 2 that every film needs, and the colours of the site. */

const wholeScreen = `#version 300 es
void main() {
  vec2 v = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(v * 2. - 1., 0, 1);
}`

/** Beginning of every fragment shader. `oklch` returns linear light; `film` maps it to the display. */
export const head = `#version 300 es
precision highp float;
precision highp sampler2D;
const float TAU = 6.2831853;
vec3 oklch(float L, float C, float degrees) {
  float h = radians(degrees), a = C * cos(h), b = C * sin(h);
  float l = L + .3963377774 * a + .2158037573 * b;
  float m = L - .1055613458 * a - .0638541728 * b;
  float s = L - .0894841775 * a - 1.291485548 * b;
  l = l * l * l; m = m * m * m; s = s * s * s;
  return max(vec3(0), vec3(
    4.0767416621 * l - 3.3077115913 * m + .2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - .3413193965 * s,
    -.0041960863 * l - .7034186147 * m + 1.707614701 * s));
}
vec3 film(vec3 c) {
  c = max(c, 0.);
  c = (c * (2.51 * c + .03)) / (c * (2.43 * c + .59) + .14);
  return pow(clamp(c, 0., 1.), vec3(1. / 2.2));
}
`

/** Compiles a program; without a vertex shader it covers the whole screen with one triangle. */
export function program(gl, fragment, vertex = wholeScreen) {
  const made = gl.createProgram()
  for (const [type, text] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ]) {
    const shader = gl.createShader(type)
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader))
    gl.attachShader(made, shader)
  }
  gl.linkProgram(made)
  return made
}

/** A texture without filtering, empty or filled. */
export function texture(gl, width, height, [internal, format, type], data = null) {
  const made = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, made)
  gl.texImage2D(gl.TEXTURE_2D, 0, internal, width, height, 0, format, type, data)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
  return made
}
