import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import { words as adminTexts } from '~/content/en/parts/admin-desk'
import { csvText } from '~/lib/csv'
import { exportFileName, exportText, saveFile } from '~/lib/export-file'
import { fillIn } from '~/lib/fill-in'
import { pageOf } from '~/lib/list-page'
import { sortRows } from '~/lib/sort-rows'
import { matches } from '~/lib/text-search'
import type { DamagedData, SaveResult, Stored, StoredObject } from '~/store/storage'
import { Button } from '~/ui/button'
import { MessageDialog } from '~/ui/dialog/dialog'
import { Field } from '~/ui/field'
import { Damaged } from './damaged'
import styles from './list.module.css'
import { Pager } from './pager'
import { type Column, type Sorting, searchableText, Table } from './table'

/** Loaded on demand. */
const Import = lazy(() => import('./import').then((module) => ({ default: module.Import })))

const { records: texts } = adminTexts
const pageSize = 50

/** The properties of one list. The last column is the time. */
export type ListFacts<Item> = {
  /** The label of its tab. */
  tab: string
  caption: string
  /** Shown instead of the table if there are no records. Source: spec §8. */
  empty: string
  /** The export's name, before the date. Source: spec §7. */
  fileName: string
  /** The table cells of an object that may be an incomplete record. Source: D12. */
  read: (found: StoredObject<Item>) => Partial<Item>
  columns: readonly Column<Partial<Item>>[]
}

export type ListProps<Item> = {
  facts: ListFacts<Item>
  stored: Stored<Item>
  onClear: () => Promise<SaveResult>
  onDiscard: (copy: DamagedData) => boolean
  /** The actions for one record. */
  actions?: (record: Partial<Item>) => ReactNode
}

const newestFirst: Sorting = { columnId: 'time', direction: 'descending' }

/** One list of records: search, sort, paginate, import, export, clear. Source: spec §6. */
export function List<Item>({ facts, stored, onClear, onDiscard, actions }: ListProps<Item>) {
  const { caption, empty, fileName, read, columns } = facts
  const { elements, records, damaged, blocked } = stored
  const [query, setQuery] = useState('')
  const [sorting, setSorting] = useState(newestFirst)
  const [pageNumber, setPageNumber] = useState(1)
  const [isImporting, setIsImporting] = useState(false)
  const importId = useId()

  // Memoised: searching and sorting 5,000 records takes tens of milliseconds.
  const rows = useMemo(
    () =>
      records.map((found, key) => {
        const record = read(found)
        return { key, record, text: searchableText(columns, record) }
      }),
    [records, read, columns],
  )
  const found = useMemo(() => {
    const column = columns.find(({ id }) => id === sorting.columnId)
    const hits = rows.filter(({ text }) => matches(text, query))
    if (!column) return hits
    const sortValue = column.sortValue ?? column.text
    return sortRows(hits, ({ record }) => sortValue(record), sorting.direction)
  }, [rows, columns, sorting, query])
  const page = pageOf(found, pageNumber, pageSize)

  function onExport() {
    saveFile(exportFileName(fileName, new Date()), exportText(elements), 'application/json')
  }

  function onExportCsv() {
    const table = rows.map(({ record }) =>
      columns.map(({ text, fileText = text }) => fileText(record)),
    )
    const content = csvText([columns.map(({ label }) => label), ...table])
    saveFile(exportFileName(fileName, new Date(), 'csv'), content, 'text/csv')
  }

  if (blocked) return <p className={styles.notice}>{texts.blocked}</p>
  return (
    <>
      {damaged.length > 0 ? <Damaged damaged={damaged} onDiscard={onDiscard} /> : null}
      {elements.length > records.length ? (
        <p className={styles.notice}>
          {texts.notShown} <strong>{elements.length - records.length}</strong>. {texts.notShownKept}
        </p>
      ) : null}
      <div className={styles.tools}>
        <search className={styles.search}>
          <Field
            label={texts.search}
            type="search"
            value={query}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setQuery(event.target.value)
              setPageNumber(1)
            }}
          />
        </search>
        <Button
          variant="outline"
          aria-expanded={isImporting}
          aria-controls={importId}
          onClick={() => setIsImporting(!isImporting)}
        >
          {texts.import}
        </Button>
        <Button variant="outline" onClick={onExport}>
          {texts.export}
        </Button>
        <Button variant="outline" onClick={onExportCsv}>
          {texts.exportCsv}
        </Button>
        <ClearButton onClear={onClear} />
      </div>
      <div id={importId}>
        <Suspense>{isImporting ? <Import /> : null}</Suspense>
      </div>
      {records.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          <p role="status" className={styles.status}>
            {found.length === 0
              ? texts.nothingFound
              : fillIn(texts.shown, {
                  from: page.from.toLocaleString('en-GB'),
                  to: page.to.toLocaleString('en-GB'),
                  count: found.length.toLocaleString('en-GB'),
                })}
          </p>
          {found.length > 0 ? (
            <Table
              caption={caption}
              columns={columns}
              rows={page.rows}
              sorting={sorting}
              actions={actions}
              onSortingChange={(next) => {
                setSorting(next)
                setPageNumber(1)
              }}
            />
          ) : null}
          <Pager number={page.number} count={page.count} onNumberChange={setPageNumber} />
        </>
      )}
    </>
  )
}

/** Asks for confirmation, and reports the result. Source: spec §5. */
function ClearButton({ onClear }: { onClear: () => Promise<SaveResult> }) {
  const [step, setStep] = useState<'idle' | 'asking' | 'cleared' | 'failed'>('idle')

  async function onConfirm() {
    const result = await onClear()
    setStep(result.ok ? 'cleared' : 'failed')
  }

  return (
    <>
      <Button variant="outline" onClick={() => setStep('asking')}>
        {texts.clear}
      </Button>
      <MessageDialog
        open={step === 'asking'}
        onClose={() => setStep('idle')}
        label={texts.question}
        message={texts.confirm}
        closeLabel={texts.confirmNo}
        confirmLabel={texts.confirmYes}
        onConfirm={onConfirm}
      />
      <MessageDialog
        open={step === 'cleared' || step === 'failed'}
        onClose={() => setStep('idle')}
        label={texts.message}
        message={step === 'failed' ? texts.notCleared : texts.cleared}
        closeLabel={texts.dismiss}
      />
    </>
  )
}
