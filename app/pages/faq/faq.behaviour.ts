import { questionFragment } from '~/lib/asked-question'

/** The list of categories, and the question that a visitor writes. */
export default function startFaq(page: HTMLElement) {
  markCategory([...page.querySelectorAll<HTMLAnchorElement>('[data-categories] a')])
  const form = page.querySelector('form')
  if (form) handQuestionOver(form)
}

/** Marks the category of the address in the list, and opens a question that the address names. */
function markCategory(links: readonly HTMLAnchorElement[]) {
  function followAddress() {
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null
    // The browser opens `<details>` for a fragment inside it, but not for its own id.
    if (target instanceof HTMLDetailsElement) target.open = true
    const shown = links.find(({ hash }) => target?.closest(hash)) ?? links[0]
    for (const link of links) {
      if (link === shown) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }

  addEventListener('hashchange', followAddress)
  followAddress()
}

/** Opens the form's page, the contact page, with the question that has been written. */
function handQuestionOver(form: HTMLFormElement) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const input = form.querySelector('input')
    if (!input) return
    const written = input.value.trim()
    if (written === '') {
      // The browser's `required` accepts spaces.
      input.value = ''
      input.reportValidity()
      return
    }
    const question = /[?؟]$/.test(written) ? written : written + form.dataset.mark
    location.assign(form.action + questionFragment(question))
  })
}
