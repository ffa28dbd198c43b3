/** Searches texts for the words of a query. */

/** Normalises text for comparison: no case, no accents, straight apostrophes, so that `l'ete` finds `L’Été`. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase()
}

/** Whether the text contains every word of the query; `text` must be {@link searchable}. */
export function matches(text: string, query: string): boolean {
  return searchable(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
