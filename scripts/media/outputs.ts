type Format = 'avif' | 'webp' | 'jpg'
export type Output = { file: string; width: number; format: Format }

const steps = [400, 640, 960, 1440, 2000, 2400]
const jpegSteps = [960, 1440]

/** Widths a picture is encoded at: the fixed steps, ended by the master’s own width or 2400 px. */
export function widthsFor(masterWidth: number): number[] {
  const largest = Math.min(masterWidth, Math.max(...steps))
  return [...steps.filter((step) => step < largest), largest]
}

/** The widths that get a JPEG: the two fallback steps, or the largest when none is reached. */
export function jpegWidthsFor(widths: readonly number[]): number[] {
  const found = widths.filter((width) => jpegSteps.includes(width))
  return found.length > 0 ? found : widths.slice(-1)
}

/** Every file one picture is encoded to, below `public/media`. */
export function outputsOf(stem: string, widths: readonly number[]): Output[] {
  const output = (format: Format) => (width: number) => ({
    file: `${stem}-${width}.${format}`,
    width,
    format,
  })
  return [
    ...widths.map(output('avif')),
    ...widths.map(output('webp')),
    ...jpegWidthsFor(widths).map(output('jpg')),
  ]
}
