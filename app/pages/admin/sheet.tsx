import { createPortal } from 'react-dom'
import { words as adminTexts } from '~/content/en/parts/admin-desk'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog/dialog'
import styles from './sheet.module.css'
import type { Column } from './table'

const { sheet: texts } = adminTexts

type SheetProps<Item> = {
  columns: readonly Column<Item>[]
  /** The record on the sheet; closed if undefined. */
  record: Item | undefined
  onClose: () => void
}

/** One record in full; in print, nothing else. */
export function Sheet<Item>({ columns, record, onClose }: SheetProps<Item>) {
  return createPortal(
    <Dialog
      open={record !== undefined}
      onClose={onClose}
      label={texts.title}
      size="wide"
      className={styles.sheet}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title}>{texts.title}</h2>
          <div className={styles.actions}>
            <Button onClick={() => window.print()}>{texts.print}</Button>
            <Button variant="outline" onClick={onClose}>
              {texts.close}
            </Button>
          </div>
        </div>
        <dl>
          {record
            ? columns.map(({ id, label, text }) => {
                const content = text(record)
                return content === '' ? null : (
                  <div key={id} className={styles.field}>
                    <dt>{label}</dt>
                    <dd dir="auto">{content}</dd>
                  </div>
                )
              })
            : null}
        </dl>
      </div>
    </Dialog>,
    // Outside the page's root, so that print can hide the page.
    document.body,
  )
}
