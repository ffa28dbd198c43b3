import { readQuestion } from '~/lib/asked-question'

/** Writes the question that another page, or the estimate, handed over into the message, after what is there. */
export default function startAskedQuestion(sheet: HTMLElement) {
  const message = sheet.querySelector('textarea')

  function takeQuestion() {
    const question = readQuestion(location.hash)
    if (!question || !message) return
    // A reload, or a step back, must not bring it again.
    history.replaceState(history.state, '', location.pathname + location.search)
    if (!message.value.includes(question))
      message.value = [message.value.trim(), question].filter(Boolean).join('\n\n')
    // As if typed: the page is not replaced over it.
    message.dispatchEvent(new Event('input', { bubbles: true }))
    sheet.querySelector('input')?.focus()
  }

  addEventListener('hashchange', takeQuestion)
  takeQuestion()
}
