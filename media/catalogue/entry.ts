/** One picture: where its master lies and what made it. */
export type Entry = {
  /** `<set>/<name>`: the master is `media/sources/<id>.jpg`. */
  id: `${string}/${string}`
  /** What the picture shows. Empty when it only decorates. */
  alt: string
  /** The script that renders the master; it takes the name after `--picture`. */
  madeBy: `media/scripts/${string}`
}
