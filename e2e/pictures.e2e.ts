import { addresses } from '../app/addresses.ts'
import { expect, test } from './fixtures.ts'

/**
 * The darkroom shows its roll as a contact sheet, and each frame of it enlarged once more with its number: the same
 * picture twice is what the page is about.
 */
const pairsAllowed = ['/photography-agency']

/** The pictures of a page by the name of their master, but for the small portraits that stand before a name. */
function picturesIn(html: string) {
  return [...html.matchAll(/<picture\b.*?<\/picture>/gs)]
    .filter(([picture]) => !/ sizes="\d\dpx"/.test(picture))
    .map(([picture]) => / src="[^"]*\/media\/([^".]+)\./.exec(picture)?.[1])
    .filter((name) => name !== undefined)
}

test('no page shows the same picture twice', async ({ request }) => {
  const repeated: string[] = []
  let seen = 0
  for (const { path } of addresses) {
    const pictures = picturesIn(await (await request.get(path)).text())
    seen += pictures.length
    const most = pairsAllowed.includes(path) ? 2 : 1
    for (const [name, uses] of Map.groupBy(pictures, (picture) => picture)) {
      if (uses.length > most) repeated.push(`${path}: ${name}, ${uses.length} times`)
    }
  }
  expect(seen).toBeGreaterThan(200)
  expect(repeated).toEqual([])
})

test('no picture of a project, an article or a building stands on more than eight pages', async ({
  request,
}) => {
  const pages = new Map<string, Set<string>>()
  for (const { path } of addresses) {
    for (const name of picturesIn(await (await request.get(path)).text())) {
      // A person's face belongs to that person wherever they are named.
      if (/^(team|clients)\//.test(name)) continue
      pages.set(name, (pages.get(name) ?? new Set()).add(path))
    }
  }
  expect([...pages].filter(([, paths]) => paths.size > 8).map(([name]) => name)).toEqual([])
})
