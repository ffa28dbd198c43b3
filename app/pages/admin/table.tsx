import type { ReactNode } from 'react'
import { words as adminTexts } from '~/content/en/parts/admin-desk'
import { shorten } from '~/lib/shorten'
import type { SortDirection } from '~/lib/sort-rows'
import { searchable } from '~/lib/text-search'
import styles from './table.module.css'

/** One column: how it is searched, sorted and shown. */
export type Column<Item> = {
  id: string
  label: string
  /** The cell as plain text. */
  text: (record: Item) => string
  /** @default what `text` returns */
  sortValue?: (record: Item) => string | number
  /** @default what `text` returns */
  render?: (record: Item) => ReactNode
  /** The value in a CSV export. @default what `text` returns */
  fileText?: (record: Item) => string
}

type ColumnContent<Item> = Omit<Column<Item>, 'id' | 'label'>

export type Sorting = { columnId: string; direction: SortDirection }

type TableProps<Item> = {
  caption: string
  columns: readonly Column<Item>[]
  rows: readonly { key: number; record: Item }[]
  sorting: Sorting
  onSortingChange: (sorting: Sorting) => void
  /** Actions for one record, in the first cell of its row. */
  actions?: (record: Item) => ReactNode
}

/**
 * A table whose rows become cards in narrow windows. Visitors' text is shown as plain text: no links, no HTML, and
 * `bdi` isolates its writing direction.
 */
export function Table<Item>({
  caption,
  columns,
  rows,
  sorting,
  onSortingChange,
  actions,
}: TableProps<Item>) {
  return (
    <table className={styles.table} data-wide={columns.length > 3 || undefined}>
      <caption className={styles.caption}>
        {caption} <span className={styles.note}>{adminTexts.records.timeNote}</span>
      </caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ id, label }) => {
            const direction = sorting.columnId === id ? sorting.direction : undefined
            const next = direction === 'ascending' ? 'descending' : 'ascending'
            return (
              <th key={id} scope="col" aria-sort={direction}>
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSortingChange({ columnId: id, direction: next })}
                >
                  {label}
                  <svg viewBox="0 0 8 12" className={styles.arrows} aria-hidden="true">
                    <path d="M4 0 8 5H0Z" />
                    <path d="M4 12 0 7h8Z" />
                  </svg>
                </button>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, record }) => (
          <tr key={key} className={styles.row}>
            {columns.map(({ id, label, text, render }, index) => {
              const content = text(record)
              return (
                <td
                  key={id}
                  data-column={id}
                  data-label={label}
                  data-empty={(content === '' && !(index === 0 && actions)) || undefined}
                >
                  {render ? render(record) : <bdi>{content}</bdi>}
                  {index === 0 && actions ? (
                    <div className={styles.actions}>{actions(record)}</div>
                  ) : null}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The text of a record that is searched. */
export function searchableText<Item>(columns: readonly Column<Item>[], record: Item): string {
  return searchable(columns.map(({ text }) => text(record)).join('\n'))
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Algiers',
})

/** `2026-03-02 11:00`, which every spreadsheet recognises as a time. */
const fileTimeFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Algiers',
})

/** A column of times, shown in Algiers' time zone. */
export function time<Item>(isoTime: (record: Item) => string | undefined): ColumnContent<Item> {
  const textWith = (format: Intl.DateTimeFormat) => (record: Item) => {
    const at = isoTime(record)
    return at === undefined ? '' : format.format(new Date(at))
  }
  const text = textWith(timeFormat)
  return {
    text,
    fileText: textWith(fileTimeFormat),
    // Records without a time sort as the oldest.
    sortValue: (record) => Date.parse(isoTime(record) ?? '') || 0,
    render: (record) => <time dateTime={isoTime(record)}>{text(record)}</time>,
  }
}

/** A column of texts shortened to `max` characters; a press shows the whole text. */
export function longText<Item>(
  read: (record: Item) => string | undefined,
  max: number,
): ColumnContent<Item> {
  const text = (record: Item) => read(record) ?? ''
  return { text, render: (record) => <LongText text={text(record)} max={max} /> }
}

function LongText({ text, max }: { text: string; max: number }) {
  const short = shorten(text, max)
  if (short === text) {
    return (
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    )
  }
  return (
    <details className={styles.long}>
      <summary>
        <bdi className={styles.short}>{short}</bdi>{' '}
        <span className={styles.more}>{adminTexts.records.readAll}</span>
        <span className={styles.less}>{adminTexts.records.readLess}</span>
      </summary>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    </details>
  )
}
