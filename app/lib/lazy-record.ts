import { isHydrating, leavePrerendered } from './scripts-failed.ts'

/**
 * Long records (a story, a set of answers) are modules of their own, so that a visitor downloads
 * only the one being read. A page reads one while it renders:
 *
 * ```tsx
 * const loadStory = rememberLoads(projectStories)
 * …
 * const { story } = use(loadStory(slug))
 * ```
 *
 * `use` needs the same promise at every render, which `import()` alone does not give. No `Suspense`
 * stands around it: prerendering waits and writes the text into the page, hydration leaves that
 * text alone until the module is there, and a navigation keeps the page before until then.
 *
 * A load that fails while the page is taken over leaves it as it was prerendered. One that fails later stays failed
 * until the page is reloaded. Forgetting it would make React, which
 * renders again after each rejection, ask for the file without end.
 */
export function rememberLoads<Key extends string, Value>(
  loads: Readonly<Record<Key, () => Promise<Value>>>,
): (key: Key) => Promise<Value> {
  const started = new Map<Key, Promise<Value>>()

  return (key) => {
    const load = started.get(key) ?? loads[key]().catch(onFailure)
    started.set(key, load)
    return load
  }
}

function onFailure(error: unknown): Promise<never> {
  if (isHydrating()) return leavePrerendered()
  throw error
}
