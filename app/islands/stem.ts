/**
 * Islands or behaviours, given by their paths, by their names: a file's name up to the first dot.
 *
 * @throws when two have the same name
 */
export function byStem<Module>(modules: Record<string, Module>): ReadonlyMap<string, Module> {
  const all = Object.entries(modules).map(([path, module]) => {
    return [/([^/.]+)\.[^/]*$/.exec(path)?.[1] ?? path, module] as const
  })
  const named = new Map(all)
  if (named.size < all.length) throw new Error(`Two parts have one name: ${all.join(' ')}`)
  return named
}
