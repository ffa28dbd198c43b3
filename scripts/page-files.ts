/** The scripts that a finished page's boot script starts, by address, each once. It may have joined them into one text. */
export function scriptsOf(html: string) {
  return [...new Set(html.match(/\/(?:[\w.~-]+\/)*assets\/[\w.-]+\.js\b/g))]
}

/** What a built script fetches later, with its styles: the files that Vite lists for the dynamic imports in it. */
export function laterFilesOf(script: string) {
  return [...script.matchAll(/"(assets\/[\w.-]+)"/g)].map(([, file = '']) => file)
}

/**
 * The style sheets that stand beside a finished page, each once: those that are written into it are disabled, and
 * React Router marks those of lazily imported modules by a `#`.
 */
export function styleSheetsOf(html: string) {
  const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)#?"([^>]*)>/g)]
    .filter(([, , rest = '']) => !rest.includes('disabled'))
    .map(([, href = '']) => href)
  return [...new Set(hrefs)]
}

/** What a page preloads of one kind: `font`, `image`. */
export function preloadsOf(html: string, kind: string) {
  return [...html.matchAll(/<link rel="preload" [^>]*>/g)]
    .filter(([link]) => link.includes(`as="${kind}"`))
    .map(([link]) => / href="([^"]+)"/.exec(link)?.[1] ?? '')
}
