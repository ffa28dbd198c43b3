import {
  type ClipboardEvent,
  type DragEvent,
  type SubmitEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { words as adminTexts } from '~/content/en/parts/admin-desk'
import { referenceOf } from '~/lib/enquiry/reference'
import { type ImportRefusal, type ImportReport, importFiles, importTexts } from '~/store/import'
import { listKeys } from '~/store/import-text'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import styles from './import.module.css'

const { imports: texts } = adminTexts

/** Number of refusals shown individually. */
const maxShown = 20

/** Imports what visitors handed over: pasted, dropped or chosen. Every record is added to its list. */
export function Import() {
  const titleId = useId()
  const fileInput = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOver, setIsOver] = useState(false)
  const [report, setReport] = useState<ImportReport>()

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const done = await importTexts([{ text }])
    setReport(done)
    if (done.refused.length === 0) setText('')
  }

  async function takeFiles(files: FileList) {
    if (files.length > 0) setReport(await importFiles([...files]))
  }

  function onDragOver(event: DragEvent) {
    // Dropped text is handled by the field itself.
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }

  function onDrop(event: DragEvent) {
    setIsOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    takeFiles(event.dataTransfer.files)
  }

  function onPaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    takeFiles(event.clipboardData.files)
  }

  return (
    <section
      aria-labelledby={titleId}
      className={styles.import}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <h2 id={titleId} className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.intro}>{texts.intro}</p>
      <form className={styles.form} onSubmit={onSubmit}>
        <TextField
          label={texts.text}
          name="text"
          required
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit">{texts.submit}</Button>
          <Button variant="outline" onClick={() => fileInput.current?.click()}>
            {texts.choose}
          </Button>
          <span className={styles.drop}>{texts.drop}</span>
          <input
            ref={fileInput}
            type="file"
            multiple
            hidden
            aria-label={texts.choose}
            onChange={(event) => {
              const { files } = event.target
              if (files) takeFiles(files)
              // Allows choosing the same file again.
              event.target.value = ''
            }}
          />
        </div>
      </form>
      <div role="status" className={styles.report}>
        {report ? <Report report={report} /> : null}
      </div>
    </section>
  )
}

/** The outcome for every record: added, already stored, refused and why. */
function Report({ report: { added, present, refused } }: { report: ImportReport }) {
  const facts = [
    ...listKeys
      .filter((key) => added[key] > 0)
      .map((key) => `${format(added[key])} ${texts.added} ${texts.lists[key]}`),
    ...(present > 0 ? [`${format(present)} ${texts.present}`] : []),
    ...(refused.length > 0 ? [`${format(countOf(refused))} ${texts.refused}`] : []),
  ]
  return (
    <>
      <p className={styles.facts}>{facts.length > 0 ? `${facts.join(', ')}.` : texts.empty}</p>
      {refused.length > 0 ? (
        <ul className={styles.refused}>
          {refused.slice(0, maxShown).map((refusal, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once and never changes
            <li key={index}>
              <Refused refusal={refusal} />
            </li>
          ))}
          {refused.length > maxShown ? (
            <li>
              {texts.more} {format(refused.length - maxShown)}
            </li>
          ) : null}
        </ul>
      ) : null}
    </>
  )
}

/** The place and the reason of a refusal. File names and fields are untrusted text. */
function Refused({ refusal }: { refusal: ImportRefusal }) {
  const { source, position, id, count, reason, fields } = refusal
  const places = [
    source,
    position && `${texts.record} ${format(position)}`,
    id !== undefined && (referenceOf(id) || String(id)),
    count && `${texts.records} ${format(count)}`,
  ].filter((place) => typeof place === 'string')
  return (
    <>
      {places.length > 0 ? <bdi className={styles.place}>{places.join(', ')}: </bdi> : null}
      {texts.reasons[reason]}
      {fields ? <bdi> {fields.join(', ')}.</bdi> : null}
    </>
  )
}

function countOf(refused: readonly ImportRefusal[]): number {
  return refused.reduce((total, { count = 1 }) => total + count, 0)
}

function format(count: number): string {
  return count.toLocaleString('en-GB')
}
