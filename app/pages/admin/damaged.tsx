import { useId, useState } from 'react'
import { words as adminTexts } from '~/content/en/parts/admin-desk'
import { saveFile, textBytes } from '~/lib/export-file'
import type { DamagedData } from '~/store/storage'
import { Button } from '~/ui/button'
import { MessageDialog } from '~/ui/dialog/dialog'
import styles from './list.module.css'

const { damaged: texts } = adminTexts

type DamagedProps = {
  damaged: readonly DamagedData[]
  /** Deletes a copy, and returns whether that succeeded. */
  onDiscard: (copy: DamagedData) => boolean
}

/** Reports damaged stored data, and offers its exact bytes for download. Source: D12. */
export function Damaged({ damaged, onDiscard }: DamagedProps) {
  const titleId = useId()
  const [doomed, setDoomed] = useState<DamagedData>()
  const [hasFailed, setHasFailed] = useState(false)

  return (
    <section aria-labelledby={titleId} className={styles.notice}>
      <h2 id={titleId} className={styles.noticeTitle}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <ul className={styles.copies}>
        {damaged.map((data) => (
          <li key={data.key}>
            <code>{data.key}</code>
            <Button
              variant="quiet"
              aria-label={`${texts.download} ${data.key}`}
              onClick={() => saveFile(`${data.key}.txt`, textBytes(data.text), 'text/plain')}
            >
              {texts.download}
            </Button>
            {isCopy(data) ? (
              <Button
                variant="quiet"
                aria-label={`${texts.discard} ${data.key}`}
                onClick={() => setDoomed(data)}
              >
                {texts.discard}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <MessageDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        label={adminTexts.records.question}
        message={texts.confirm}
        closeLabel={texts.confirmNo}
        confirmLabel={texts.confirmYes}
        onConfirm={() => {
          if (doomed) setHasFailed(!onDiscard(doomed))
          setDoomed(undefined)
        }}
      />
      <MessageDialog
        open={hasFailed}
        onClose={() => setHasFailed(false)}
        label={adminTexts.records.message}
        message={adminTexts.records.notCleared}
        closeLabel={adminTexts.records.dismiss}
      />
    </section>
  )
}

/** Data under the collection's own key becomes a copy with the next change. */
function isCopy({ key }: DamagedData): boolean {
  return key.includes('.damaged.')
}
