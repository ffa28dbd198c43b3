import { readQuestion } from '~/lib/asked-question'

/** Writes the question that another page handed over into the empty message. */
export default function startAskedQuestion(sheet: HTMLElement) {
  const message = sheet.querySelector('textarea')

  function takeQuestion() {
    const question = readQuestion(location.hash)
    if (!question || !message) return
    // A reload, or a step back, must not bring it again.
    history.replaceState(history.state, '', location.pathname + location.search)
    if (message.value.trim() === '') message.value = question
    // As if typed: the page is not replaced over it.
    message.dispatchEvent(new Event('input', { bubbles: true }))
    sheet.querySelector('input')?.focus()
  }

  addEventListener('hashchange', takeQuestion)
  takeQuestion()
}
