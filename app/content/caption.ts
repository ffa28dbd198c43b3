/** Caption of a picture that opens in the viewer. */
type Caption = {
  /** Title in the viewer: a few words without a full stop. */
  title: string
  /** One or two sentences under the picture. */
  text: string
}

/** Captions of the three pictures of a project or case study. */
export type ThreeCaptions = readonly [Caption, Caption, Caption]
