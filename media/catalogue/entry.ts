/** One picture: where its master lies and what made it. */
export type Entry = {
  /** `<set>/<name>`: the master is `media/sources/<id>.jpg`. */
  id: `${string}/${string}`
  /** What the picture shows. Empty when it only decorates. */
  alt: string
  /** The scene that renders the master, which takes the name after `--picture`, or the page that is captured. */
  madeBy: `media/scripts/${string}`
}
