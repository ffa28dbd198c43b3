import { head, program } from './gl.js'

/**
 * Sunlight on a shallow sea bed. The surface is a sum of waves whose phases repeat after one loop. The caustics follow
 * from the Jacobian of the refracted plane, so they move as under real water.
 */
const fragment = `${head}
uniform vec2 R; uniform float T; out vec4 o;

void waves(vec2 p, out vec2 g, out vec3 H) {
  g = vec2(0); H = vec3(0);
  float k = 1.12, a = .30;
  for (int i = 0; i < 26; i++) {
    float f = float(i), th = f * 2.39996 + .35 * sin(f * 1.7);
    vec2 d = vec2(cos(th), sin(th));
    float n = (1. + mod(f, 3.)) * (mod(f, 2.) < 1. ? 1. : -1.);
    float ph = dot(d, p) * k + TAU * n * T + f * f * 1.3;
    float s = sin(ph), c = cos(ph);
    g += a * k * c * d;
    H -= a * k * k * s * vec3(d.x * d.x, d.y * d.y, d.x * d.y);
    p += d.yx * .06 * a * s;
    k *= 1.105; a *= .832;
  }
}
float gathered(vec3 H, float depth) {
  float J = (1. + depth * H.x) * (1. + depth * H.y) - depth * depth * H.z * H.z;
  return 1. / (abs(J) + .12);
}

void main() {
  vec2 uv = (gl_FragCoord.xy - .5 * R) / R.y;
  // The camera looks down and ahead: distant things are smaller and take the colour of the water.
  float z = 1. / (1.12 - uv.y * .62);
  vec2 p = vec2(uv.x * z, uv.y * z * 1.35) * 5.6 + vec2(2., 3.);
  float far = smoothstep(-.62, .56, uv.y);
  vec2 g; vec3 H;
  waves(p * .72, g, H);
  vec2 bed = p + g * .14;
  waves(bed, g, H);
  vec3 light = vec3(gathered(H, .585), gathered(H, .60), gathered(H, .615));
  // Sand in ripples, slanted by the site's angle.
  float lean = dot(bed, vec2(.52, 1.)) * 7.5 + 1.6 * sin(bed.x * .9 + .5 * sin(bed.y * .7)) + .8 * sin(bed.y * 1.7);
  float ripple = .5 + .5 * sin(lean);
  vec3 sand = mix(oklch(.54, .125, 244.), oklch(.20, .12, 266.), far);
  sand *= .80 + .30 * ripple * (1. - .8 * far);
  sand *= .86 + .20 * sin(bed.x * .45 + 1.) * sin(bed.y * .36 + .4);
  vec3 col = sand * (.36 + .29 * light * mix(1., .40, far));
  col += oklch(.90, .06, 215.) * pow(max(light - .9, 0.), vec3(1.5)) * .016 * mix(1., .22, far);
  col = mix(col, oklch(.17, .09, 268.), .62 * far * far);
  col *= 1. - .20 * dot(uv, uv);
  o = vec4(film(col * 1.55), 1.);
}`

export function start(gl, width, height) {
  const made = program(gl, fragment)
  gl.useProgram(made)
  gl.uniform2f(gl.getUniformLocation(made, 'R'), width, height)
  return (t) => {
    gl.uniform1f(gl.getUniformLocation(made, 'T'), t)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
}
