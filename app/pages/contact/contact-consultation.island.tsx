import { type ReactNode, useEffect, useState } from 'react'
import type { words } from '#words/parts/contact-consultation.ts'
import { loadTemporal } from '~/lib/schedule/load-temporal'
import { Consultation } from '~/sections/consultation/consultation'

/**
 * Offers times for a consultation. The picker loads when the section comes near: by scrolling, by keyboard or by the
 * address `/contact#consultation`. Source: D26.
 */
export default function ContactConsultation({ words: texts }: { words: typeof words }) {
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')
  const [proposal, setProposal] = useState<ReactNode>()

  useEffect(() => {
    // Fetches the code for days and times.
    async function load() {
      const [{ ConsultationProposal }, Temporal] = await Promise.all([
        import('./proposal'),
        loadTemporal(),
      ])
      const readNow = () => Temporal.Instant.fromEpochMilliseconds(Date.now())
      setProposal(<ConsultationProposal words={texts} readNow={readNow} />)
      setState('ready')
    }
    load().catch(() => setState('failed'))
  }, [texts])

  return (
    <Consultation texts={texts.section} state={state}>
      {proposal}
    </Consultation>
  )
}
