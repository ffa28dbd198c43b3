import { check, type GenericSchema, pipe, string, transform } from 'valibot'
import type { Picture } from '../../lib/picture.ts'
import { pictures } from '../pictures/index.ts'

/** Every picture under its place in the catalogue, as `blog/flutter-or-native`. */
const byName = new Map(pictures.map((picture) => [nameOf(picture), picture]))

/** A picture in front matter, named by its place in the catalogue. */
export const pictureName: GenericSchema<string, Picture> = pipe(
  string('Expected the name of a picture, such as blog/flutter-or-native.'),
  check(
    (name) => byName.has(name),
    ({ input }) => noPicture(input),
  ),
  // Safe: the name has been checked.
  transform((name) => byName.get(name)!),
)

function noPicture(name: string) {
  const [nearest] = [...byName.keys()].toSorted((a, b) => likeness(b, name) - likeness(a, name))
  return `No picture is named ${name}; the nearest name is ${nearest}.`
}

/** How many letters two names share at their beginnings and ends. */
function likeness(a: string, b: string) {
  const shared = (x: string[], y: string[]) => {
    const end = x.findIndex((letter, index) => letter !== y[index])
    return end < 0 ? x.length : end
  }
  return shared([...a], [...b]) + shared([...a].toReversed(), [...b].toReversed())
}

function nameOf({ src }: Picture) {
  return src.slice('/media/'.length, src.lastIndexOf('.'))
}
