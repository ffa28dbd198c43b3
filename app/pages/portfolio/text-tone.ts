/** The least luminance of a ground on which white text has less than 4.5:1. */
const limit = 1.05 / 4.5 - 0.05

/** Whether text on a ground, `#rrggbb`, is light or dark. */
export function textTone(ground: string): 'light' | 'dark' {
  const [red = 0, green = 0, blue = 0] = (ground.match(/[\da-f]{2}/gi) ?? []).map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < limit ? 'light' : 'dark'
}
