/**
 * Islands or behaviours, given by their paths, by their names: a file's name up to the first dot. No two have the same
 * name (stem.test.ts).
 */
export function byStem<Module>(modules: Record<string, Module>): ReadonlyMap<string, Module> {
  return new Map(
    Object.entries(modules).map(([path, module]) => {
      return [/([^/.]+)\.[^/]*$/.exec(path)?.[1] ?? path, module]
    }),
  )
}
