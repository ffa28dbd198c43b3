/**
 * Contrast of colours as the style sheets write them: `oklch()`, `color-mix(in oklab, …)` and `var()`. For the test
 * of the surfaces and the build.
 */

/** Lightness from 0 to 1, and the two opponent axes. */
type Oklab = readonly [lightness: number, a: number, b: number]

/** Custom properties by name, with values as written. */
export type Variables = Readonly<Record<string, string>>

/**
 * WCAG contrast ratio, 1 to 21, of two colours.
 * @throws if a colour uses a notation or a name that is not supported
 */
export function contrast(one: string, other: string, variables: Variables): number {
  const [darker, lighter] = [one, other]
    .map((color) => luminance(parseColor(color, variables)))
    .sort((a, b) => a - b) as [number, number] // two in, two out
  return (lighter + 0.05) / (darker + 0.05)
}

function parseColor(color: string, variables: Variables): Oklab {
  const text = color.trim()
  const name = /^var\((--[\w-]+)\)$/.exec(text)?.[1]
  if (name) {
    const value = variables[name]
    if (value === undefined) throw new Error(`No style sheet defines ${name}`)
    return parseColor(value, variables)
  }
  const polar = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(text)
  if (polar) {
    const [lightness, chroma, hue] = polar.slice(1).map(Number) as [number, number, number] // three groups
    const angle = (hue / 180) * Math.PI
    return [lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)]
  }
  const mix = /^color-mix\(in oklab, (.+) ([\d.]+)%, (.+)\)$/.exec(text)
  if (mix) {
    const [, one = '', percent, other = ''] = mix
    const share = Number(percent) / 100
    const [from, to] = [parseColor(one, variables), parseColor(other, variables)]
    const blend = (axis: 0 | 1 | 2) => from[axis] * share + to[axis] * (1 - share)
    return [blend(0), blend(1), blend(2)]
  }
  throw new Error(`Cannot read the colour ${text}`)
}

/**
 * Converts a colour to `#rrggbb`, for places that support no other notation.
 * @throws if it uses a notation or a name that is not supported
 */
export function hexColor(color: string, variables: Variables): `#${string}` {
  const channels = linearRgb(parseColor(color, variables)).map((channel) => {
    const encoded = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** Relative luminance in sRGB, as WCAG 2 defines it. */
function luminance(color: Oklab): number {
  const [red, green, blue] = linearRgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The matrices are those of CSS Color 4. */
function linearRgb([lightness, a, b]: Oklab): [red: number, green: number, blue: number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return [onScreen(red), onScreen(green), onScreen(blue)]
}

/** Clips colours outside of sRGB. */
function onScreen(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}
