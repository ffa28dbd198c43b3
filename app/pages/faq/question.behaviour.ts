import { questionFragment } from '~/lib/asked-question'

/** Opens the contact page with the question that has been written. */
export default function startQuestion(part: HTMLElement) {
  const form = part.querySelector('form')
  const input = form?.querySelector('input')
  const mark = form?.querySelector<HTMLElement>('[data-mark]')?.dataset.mark ?? ''
  if (!form || !input) return

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const written = input.value.trim()
    if (written === '') {
      // The browser's `required` accepts spaces.
      input.value = ''
      input.reportValidity()
      return
    }
    const question = /[?؟]$/.test(written) ? written : written + mark
    location.assign(form.action + questionFragment(question))
  })
}
