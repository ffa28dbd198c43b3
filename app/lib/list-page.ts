/** Pagination of a list in memory. */

export type Page<Row> = {
  rows: readonly Row[]
  /** From 1; clamped to the last page, even when the list has become shorter. */
  number: number
  /** At least 1. */
  count: number
  /** Position of the first row on the page, from 1; 0 for an empty list. */
  from: number
  to: number
}

/**
 * One page of the list; `number` is from 1. A page that does not exist becomes the nearest one; an empty list has one
 * page.
 */
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
