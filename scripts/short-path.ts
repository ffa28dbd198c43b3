/** How many numbers each path command takes. */
const numbersOf: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, A: 7, Z: 0 }

/**
 * The same path in fewer characters: points are relative to the one before, and horizontal and vertical lines take
 * one number. A drawing that repeats itself then has a path that repeats itself, which compresses well.
 *
 * @param path in whole units, of the absolute commands M, L, H, V, A and Z
 */
export function shortPath(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let short = ''
  let last = ''
  function add(command: string, numbers: readonly number[]) {
    const text = numbers.join(' ').replaceAll(' -', '-')
    const isRepeated = command === last && command !== 'm'
    short += isRepeated ? (text.startsWith('-') ? text : ` ${text}`) : command + text
    last = command
  }
  for (const [, command = '', list = ''] of path.matchAll(/([MLHVAZ])([^MLHVAZ]*)/g)) {
    const numbers = list.trim().split(/\s+/).filter(Boolean).map(Number)
    if (numbers.length !== numbersOf[command]) throw new Error(`${command}${list} is no command.`)
    if (command === 'Z') {
      add('z', [])
      ;[x, y] = [startX, startY]
      continue
    }
    const toX = command === 'V' ? x : (numbers.at(command === 'H' ? -1 : -2) ?? x)
    const toY = command === 'H' ? y : (numbers.at(-1) ?? y)
    const way = [toX - x, toY - y]
    if (command === 'M') add('m', way)
    else if (command === 'A') add('a', [...numbers.slice(0, -2), ...way])
    else if (toY === y) add('h', way.slice(0, 1))
    else if (toX === x) add('v', way.slice(1))
    else add('l', way)
    ;[x, y] = [toX, toY]
    if (command === 'M') [startX, startY] = [x, y]
  }
  return short
}
