/** Searching, sorting and paging a long list that is all in memory. */

export type SortDirection = 'ascending' | 'descending'

export type Page<Row> = {
  rows: readonly Row[]
  /** From 1; never beyond the last page, even when the list has become shorter. */
  number: number
  /** At least 1. */
  count: number
  /** Position of the first row on the page, from 1; 0 for an empty list. */
  from: number
  to: number
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** What a search compares: without case and accents, so that `helene` finds `Hélène`. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether every word of the query occurs somewhere; `text` has been through `searchable`. */
export function matches(text: string, query: string): boolean {
  return searchable(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** A sorted copy; rows that are equal keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => string | number,
  direction: SortDirection,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((a, b) => sign * compare(a.value, b.value))
    .map(({ row }) => row)
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b))
}

/** One page of the list; `number` is from 1. */
export function pageOf<Row>(rows: readonly Row[], number: number, size: number): Page<Row> {
  const count = Math.max(1, Math.ceil(rows.length / size))
  const current = Math.min(Math.max(1, number), count)
  const start = (current - 1) * size
  const pageRows = rows.slice(start, start + size)
  return {
    rows: pageRows,
    number: current,
    count,
    from: pageRows.length > 0 ? start + 1 : 0,
    to: start + pageRows.length,
  }
}
