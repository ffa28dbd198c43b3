import { type ReactNode, useState } from 'react'
import { loadTemporal } from '~/lib/schedule/load-temporal'
import { Consultation } from '~/sections/consultation'

/** Distance from the window at which the days and times start to load. */
const nearMargin = '200px'

/**
 * Offers times for a consultation. The picker loads when the section comes near: by scrolling, by keyboard or by the
 * address `/contact#consultation`. Source: D26.
 */
export function ContactConsultation() {
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')
  const [proposal, setProposal] = useState<ReactNode>()

  async function load() {
    try {
      const [{ ConsultationProposal }, Temporal] = await Promise.all([
        import('./consultation-proposal'),
        loadTemporal(),
      ])
      const readNow = () => Temporal.Instant.fromEpochMilliseconds(Date.now())
      setProposal(<ConsultationProposal readNow={readNow} />)
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  function watch(element: HTMLElement | null) {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load()
      },
      { rootMargin: nearMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }

  return (
    <Consultation state={state} ref={state === 'waiting' ? watch : undefined}>
      {proposal}
    </Consultation>
  )
}
