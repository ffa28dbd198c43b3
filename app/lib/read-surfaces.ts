import type { Variables } from './contrast.ts'

/**
 * The surfaces that the style sheets define, each with every custom property that holds on it. It serves the build and
 * the tests; nothing of it reaches a visitor.
 *
 * @param tokens the text of `styles/tokens.css`
 * @param surfaces the text of `styles/surfaces.css` and of what the demo homes add to it
 */
export function readSurfaces(tokens: string, surfaces: string) {
  const palette = readBlocks(tokens).find(({ selector }) => selector === ':root')?.variables
  return readBlocks(surfaces).flatMap(({ selector, variables }) => {
    const name = /\[data-surface='([\w-]+)'\]/.exec(selector)?.[1]
    return name ? [{ name, colors: { ...palette, ...variables } }] : []
  })
}

/** Selectors and declarations of the innermost blocks of a style sheet. */
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
