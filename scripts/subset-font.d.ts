/** The package ships no types; these are the options that scripts/font.ts uses. */
declare module 'subset-font' {
  /** A range of the axis, or the one place on it where the file is cut. */
  type Axis = number | { min: number; max: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, Axis>
      /** The layout features that stay, with their glyphs; all others go. */
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
