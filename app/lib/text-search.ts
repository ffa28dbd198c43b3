/** Searching texts for the words of a query. */

/** What a search compares: without case and accents and with straight apostrophes, so that `l'ete` finds `L’Été`. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase()
}

/** Whether every word of the query occurs somewhere; `text` has been through {@link searchable}. */
export function matches(text: string, query: string): boolean {
  return searchable(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
