import { useEffect, useState } from 'react'
import type { words } from '#words/parts/hand-over.ts'
import { machineLine } from '~/lib/enquiry/machine-line'
import { type HandOverFile, HandOverPanel } from '~/sections/hand-over/panel'
import { HandOverQuestion } from '~/sections/hand-over/question'
import { forgetHandover, noteHandover, openHandover } from '~/store/handovers'
import { findMessage } from '~/store/messages'
import type { Message } from '~/store/schema'

/**
 * The last step of an enquiry, connected to the store. Loaded on demand: after an enquiry has been stored, or if one
 * from an earlier visit is still open.
 *
 *   const { HandOver, texts } = await loadHandOver()
 *   <HandOver key={record.id} texts={texts} record={record} files={[{ label, name, type, text }]} />
 */

type HandOverProps = {
  texts: typeof words
  /** The stored enquiry. */
  record: Message
  /** Files offered beside the enquiry's own, such as a calendar file. */
  files?: readonly HandOverFile[]
}

/** Offers the channels for a stored enquiry, and tracks whether it was handed over. Source: D23 and D24. */
export function HandOver({ texts, record, files }: HandOverProps) {
  const { id } = record
  const [line, setLine] = useState<string | null>()

  useEffect(() => {
    // Synchronises with local storage and with the browser's gzip, which browsers from before 2023 lack.
    let isShown = true
    noteHandover(id)
    machineLine(record)
      .catch(() => null)
      .then((written) => {
        if (isShown) setLine(written)
      })
    return () => {
      isShown = false
    }
  }, [id, record])

  if (line === undefined) return null
  return (
    <HandOverPanel
      texts={texts}
      record={record}
      line={line ?? undefined}
      files={files}
      onOpened={(channel) => noteHandover(id, { channel })}
      onDone={() => noteHandover(id, { doneAt: now() })}
      onForget={() => forgetHandover(id)}
    />
  )
}

type OpenHandOverProps = {
  texts: typeof words
  /** Whether to keep mentioning an enquiry that was asked about before. */
  mentionsAsked: boolean
}

/** Asks once whether the last open enquiry has arrived, and offers to hand it over if not. */
export function OpenHandOver({ texts, mentionsAsked }: OpenHandOverProps) {
  const [open, setOpen] = useState(openHandover)
  const [record] = useState(() => open && findMessage(open.id))
  const [isHandingOver, setIsHandingOver] = useState(false)
  const [answer, setAnswer] = useState<string>()

  if (!open || !record || (open.askedAt && !mentionsAsked)) return null
  if (isHandingOver) return <HandOver texts={texts} record={record} />
  if (answer) {
    // The answered question had the focus.
    return (
      <p role="status" tabIndex={-1} ref={(element) => element?.focus()}>
        {answer}
      </p>
    )
  }

  return (
    <HandOverQuestion
      texts={texts}
      record={record}
      wasAsked={open.askedAt !== undefined}
      onDone={() => {
        setAnswer(texts.doneNote)
        noteHandover(open.id, { doneAt: now() })
      }}
      onNotYet={() => setIsHandingOver(true)}
      onForget={() => {
        setAnswer(texts.forgotten)
        forgetHandover(open.id)
      }}
      onSeen={() => {
        // Another instance may have answered it: a page and its side panel show the same question.
        if (openHandover()?.id !== open.id) setOpen(undefined)
        else if (!open.askedAt) noteHandover(open.id, { askedAt: now() })
      }}
    />
  )
}

function now() {
  return new Date().toISOString()
}
