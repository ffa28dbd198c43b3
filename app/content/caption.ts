/** What stands under a picture that opens in the viewer. */
type Caption = {
  /** Names the picture in the viewer: a few words without a full stop. */
  title: string
  /** One or two sentences under the picture. */
  text: string
}

/** As many as a project or a case study has pictures. */
export type ThreeCaptions = readonly [Caption, Caption, Caption]
