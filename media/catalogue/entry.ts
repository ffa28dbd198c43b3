import type { PictureFocus } from '../../app/lib/picture.ts'

/** One picture: its master and its source. Its alternative text is in `app/content/<language>/alt-texts.ts`. */
export type Entry = {
  /** `<set>/<name>`: the master is `media/sources/<id>.jpg`. */
  id: `${string}/${string}`
  /**
   * The module of its typed record. If each page shows a few pictures of a large set, the set has a module per page,
   * so that no page loads the other records. @default the set
   */
  module?: string
  /** Set if a phone shows it from edge to edge in the first two screens: adds a width for phones. @default false */
  early?: true
  /** Set if it fills the window: phones get a portrait crop, 9 wide and 16 high. @default false */
  upright?: true
  /** Set if blotches show in its plain ground: it is encoded with more care, and half as large again. @default false */
  fine?: true
  /** What a crop keeps in view. @default the centre */
  focus?: PictureFocus
  /** The scene that renders the master, selected with `--picture`, or the page that is captured. None made a photograph. */
  madeBy?: `media/scripts/${string}`
}
