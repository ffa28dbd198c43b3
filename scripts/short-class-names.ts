import { globSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Prefix of every name that Lightning CSS makes, so that it can be found in styles and scripts. */
const mark = 'class-of-'
const longName = /\bclass-of-[\w-]+/g

/** Without a and b: ad blockers hide classes that look like "ad" or "banner". */
const letters = 'cdefghijklmnopqrstuvwxyz'

/**
 * Gives the classes of style modules names of three characters: two for the file and one for the class. Hashed names
 * compress badly, and a page has 160 of them; short ones save half a kilobyte. Development keeps readable names.
 */
export function shortClassNames(): Plugin[] {
  const files = globSync('app/**/*.module.css').sort()
  const names = new Map<string, string>()

  function nameAll(css: string, id: string) {
    const file = files.findIndex((name) => id.endsWith(name))
    if (file < 0) throw new Error(`${id} is a style module outside app/.`)
    const prefix =
      (letters[Math.floor(file / letters.length)] ?? '') + letters[file % letters.length]
    const found = new Set(css.match(longName))
    for (const [index, name] of [...found].entries()) {
      names.set(name, prefix + index.toString(36).toUpperCase())
    }
    return shorten(css)
  }
  function shorten(code: string) {
    return code.replace(longName, (name) => names.get(name) ?? name)
  }

  return [
    {
      name: 'short-class-names:styles',
      apply: 'build',
      config: () => ({
        css: { lightningcss: { cssModules: { pattern: `${mark}[hash]-[local]` } } },
      }),
      transform: { filter: { id: /\.module\.css$/ }, handler: nameAll },
    },
    {
      name: 'short-class-names:scripts',
      apply: 'build',
      enforce: 'post',
      transform: { filter: { id: /\.module\.css$/ }, handler: shorten },
    },
  ]
}
