import type { Variables } from './contrast.ts'

/**
 * Reads the surfaces from the style sheets, each with all its custom properties. For the build and the tests; never
 * shipped to visitors.
 *
 * @param tokens the text of `styles/tokens.css`
 * @param surfaces the text of `styles/surfaces.css` and of what the demo homes add to it
 */
export function readSurfaces(tokens: string, surfaces: string) {
  const palette = readBlocks(tokens).find(({ selector }) => selector === ':root')?.variables
  const blocks = readBlocks(surfaces)
  const defaults = blocks.find(({ selector }) => selector.startsWith(':where'))?.variables
  return blocks.flatMap(({ selector, variables }) => {
    const name = /\[data-surface='([\w-]+)'\]/.exec(selector)?.[1]
    return name ? [{ name, colors: { ...palette, ...defaults, ...variables } }] : []
  })
}

/** Selectors and declarations of the innermost blocks. */
function readBlocks(text: string): { selector: string; variables: Variables }[] {
  const css = text.replace(/\/\*.*?\*\//gs, '')
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    variables: Object.fromEntries(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
        name,
        value.replace(/\s+/g, ' '),
      ]),
    ),
  }))
}
