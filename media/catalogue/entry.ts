/** One picture: where its master lies and what made it. */
export type Entry = {
  /** `<set>/<name>`: the master is `media/sources/<id>.jpg`. */
  id: `${string}/${string}`
  /**
   * The module of its typed record. Where each page shows a few pictures of a large set, the set has a module a page,
   * so that nobody downloads the records of the others. @default the set
   */
  module?: string
  /** Set where a phone shows it from edge to edge in the first two screens of a page: it gets a width for that. @default false */
  early?: true
  /** Set where it fills the whole window: a phone held upright gets its middle alone, 9 wide and 16 high. @default false */
  upright?: true
  /** What the picture shows. Empty when it only decorates. */
  alt: string
  /** The scene that renders the master, which takes the name after `--picture`, or the page that is captured. */
  madeBy: `media/scripts/${string}`
}
