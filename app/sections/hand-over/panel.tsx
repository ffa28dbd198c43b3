import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { words } from '#words/parts/hand-over.ts'
import { contacts } from '~/content/contacts'
import { letterOf, mailAddress, whatsAppAddress, wholeText } from '~/lib/enquiry/letter'
import { referenceOf } from '~/lib/enquiry/reference'
import { exportText, saveFile, textBytes } from '~/lib/export-file'
import type { Channel } from '~/store/handovers'
import type { Message } from '~/store/schema'
import { Button, ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import styles from './panel.module.css'

/** A file beside the enquiry's own, such as a calendar file. */
export type HandOverFile = {
  /** The label of the button that saves it. */
  label: string
  name: string
  /** Its media type. */
  type: string
  text: string
}

type HandOverPanelProps = {
  texts: typeof words
  /** The stored enquiry. */
  record: Message
  /** Its machine line; undefined where the browser cannot create one. */
  line: string | undefined
  files?: readonly HandOverFile[]
  onOpened: (channel: Channel) => void
  /** Called when the visitor marks it as done. */
  onDone: () => void
  /** Called to delete its state. */
  onForget: () => void
}

/**
 * The last step of an enquiry, which only its visitor can take: a mail, WhatsApp, the system's share sheet, a copy or
 * a file. Nothing is requested from third parties before a press. Source: D23 to D27.
 *
 * `layouts/hand-over.tsx` connects it to the store; components that store an enquiry load that module and render its
 * `HandOver`.
 */
export function HandOverPanel(props: HandOverPanelProps) {
  const { texts, record, line, files = [], onOpened, onDone, onForget } = props
  const [channel, setChannel] = useState<Channel>()
  const [note, setNote] = useState<ReactNode>(texts.lead)
  const [isClosed, setIsClosed] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const preview = useRef<HTMLDetailsElement>(null)
  const reference = referenceOf(record.id)
  const letter = letterOf(record, reference, line, texts.letter)
  const text = wholeText(letter)
  const mail = mailAddress(letter, contacts.email)
  const chat = whatsAppAddress(letter, contacts.whatsApp)
  const fileName = `${texts.fileName}-${reference}.json`
  const fileText = exportText([record])

  function opened(by: Channel) {
    setChannel(by)
    setNote(<Opened texts={texts} channel={by} />)
    onOpened(by)
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      opened('copy')
    } catch {
      // The clipboard may be refused, or missing outside https.
      if (preview.current) preview.current.open = true
      setNote(texts.copyFailed)
    }
  }

  async function share() {
    const all = [{ name: fileName, type: 'application/json', text: fileText }, ...files].map(
      (file) => new File([textBytes(file.text)], file.name, { type: file.type }),
    )
    const shareable = all.filter((file) => navigator.canShare?.({ files: [file] }))
    try {
      await navigator.share({
        title: letter.subject,
        text,
        ...(shareable.length > 0 && { files: shareable }),
      })
      opened('share')
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setNote(texts.shareFailed)
    }
  }

  function saveEnquiry() {
    saveFile(fileName, textBytes(fileText), 'application/json')
    opened('file')
  }

  function close(last: string, tell: () => void) {
    setNote(last)
    setIsClosed(true)
    // The pressed button is removed.
    panel.current?.focus()
    tell()
  }

  useEffect(() => {
    // Scrolls the new panel into the window, down to its primary channel, so that the text above it stays visible. If
    // the panel replaces the pressed button, it also takes the focus.
    panel.current?.querySelector('[data-variant="solid"]')?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [])

  const isFileFirst = !mail.isWhole
  const file = (
    <Button key="file" variant={isFileFirst ? 'solid' : 'outline'} onClick={saveEnquiry}>
      {texts.channels.file}
    </Button>
  )

  return (
    <section
      aria-label={`${texts.letter.enquiry} ${reference}`}
      tabIndex={-1}
      ref={panel}
      className={styles.panel}
    >
      {!isClosed && (
        <Heading level={3} size="subtitle">
          <HeadlineLines lines={texts.title} />
        </Heading>
      )}
      <div className={styles.words}>
        <Announcement>{note}</Announcement>
        <p>
          {texts.reference}{' '}
          <strong dir="ltr" className={styles.reference}>
            {reference}
          </strong>
        </p>
      </div>
      {!isClosed && (
        <div className={styles.ways}>
          {isFileFirst && <p>{chat.isWhole ? texts.tooLong.email : texts.tooLong.both}</p>}
          {isFileFirst && file}
          <ButtonLink
            href={mail.href}
            variant={isFileFirst ? 'outline' : 'solid'}
            onClick={() => opened('email')}
          >
            {texts.channels.email}
          </ButtonLink>
          <ButtonLink
            href={chat.href}
            variant="outline"
            rel="noreferrer noopener"
            onClick={() => opened('whatsapp')}
          >
            {texts.channels.whatsapp}
          </ButtonLink>
          {'share' in navigator && (
            <Button variant="outline" onClick={share}>
              {texts.channels.share}
            </Button>
          )}
          <Button variant="outline" onClick={copy}>
            {texts.channels.copy}
          </Button>
          {!isFileFirst && file}
          {files.map(({ label, name, type, text: content }) => (
            <Button
              key={name}
              variant="outline"
              onClick={() => saveFile(name, textBytes(content), type)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {!isClosed && (
        <>
          <p className={styles.end}>
            {channel && (
              <Button variant="outline" onClick={() => close(texts.doneNote, onDone)}>
                {texts.done}
              </Button>
            )}
            <Button variant="quiet" onClick={() => close(texts.forgotten, onForget)}>
              {texts.forget}
            </Button>
          </p>
          <details ref={preview} className={styles.preview}>
            <summary>{texts.preview}</summary>
            <pre>{text}</pre>
          </details>
        </>
      )}
    </section>
  )
}

/** The progress, announced: the live region is on the page before its first text. */
function Announcement({ children }: { children: ReactNode }) {
  const [words, setWords] = useState<ReactNode>()
  useEffect(() => {
    // Screen readers observe a live region once it has been painted.
    const frame = requestAnimationFrame(() => setWords(children))
    return () => cancelAnimationFrame(frame)
  }, [children])
  return <div role="status">{words}</div>
}

/** Names the recipient, because no app and no share sheet knows it. */
function Opened({ texts, channel }: { texts: typeof words; channel: Channel }) {
  const isElsewhere = channel === 'email' || channel === 'whatsapp'
  return (
    <>
      {texts.opened[channel]} {isElsewhere && `${texts.pressSend} `}
      <a href={`mailto:${contacts.email}`}>{contacts.email}</a>.
    </>
  )
}
