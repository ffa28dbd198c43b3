/** One picture: where its master lies and what made it. */
export type Entry = {
  /** `<set>/<name>`: the master is `media/sources/<id>.jpg`. */
  id: `${string}/${string}`
  /** What the picture shows. Empty when it only decorates. */
  alt: string
  /** The script that renders the master; it takes the name after `--picture`. */
  madeBy: `media/scripts/${string}`
}

/** Every picture of the site, in the order in which each set is generated. */
export const catalogue: readonly Entry[] = [
  {
    id: 'home/tassili-bank',
    alt: 'Two phones on a deep blue plinth among slanted blue and yellow pillars: one shows a bank balance of 184,250 dinars, the other a transfer of 12,500 dinars to Lina Haddad, both in French.',
    madeBy: 'media/scripts/scene_home.py',
  },
]
