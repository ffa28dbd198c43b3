/**
 * Contrast of colours as the style sheets write them: `oklch()`, `color-mix(in oklab, …)` and `var()`. For the test
 * of the surfaces and the build.
 */
import { type Color, formatHex, interpolate, parse, wcagContrast } from 'culori'

/** Custom properties by name, with values as written. */
export type Variables = Readonly<Record<string, string>>

/**
 * WCAG contrast ratio, 1 to 21, of two colours as a screen shows them.
 * @throws if a colour uses a notation or a name that is not supported
 */
export function contrast(one: string, other: string, variables: Variables): number {
  return wcagContrast(hexColor(one, variables), hexColor(other, variables))
}

/**
 * Converts a colour to `#rrggbb`, clipping what lies outside of sRGB.
 * @throws if it uses a notation or a name that is not supported
 */
export function hexColor(color: string, variables: Variables): string {
  return formatHex(readColor(color, variables))
}

function readColor(color: string, variables: Variables): Color {
  const text = color.trim()
  const name = /^var\((--[\w-]+)\)$/.exec(text)?.[1]
  if (name) {
    const value = variables[name]
    if (value === undefined) throw new Error(`No style sheet defines ${name}`)
    return readColor(value, variables)
  }
  // Culori reads neither variables nor mixes.
  const mix = /^color-mix\(in oklab, (.+) ([\d.]+)%, (.+)\)$/.exec(text)
  if (mix) {
    const [, one = '', percent, other = ''] = mix
    const [from, to] = [readColor(other, variables), readColor(one, variables)]
    return interpolate([from, to], 'oklab')(Number(percent) / 100)
  }
  const parsed = parse(text)
  // The contrast of a translucent colour depends on what lies below it.
  if (parsed?.mode !== 'oklch' || parsed.alpha !== undefined) {
    throw new Error(`Cannot read the colour ${text}`)
  }
  return parsed
}
