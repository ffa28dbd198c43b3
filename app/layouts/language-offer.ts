import { languages } from '~/content/languages'
import styles from './language-offer.module.css'

const key = 'language_offer'

/**
 * Offers the page in the visitor's language, in one line that can be dismissed. It is shown once: where the browser
 * does not remember that, it is not shown. Source: D31.
 *
 * @param link leads to the page in that language
 */
export function offerLanguage({ href, hreflang }: HTMLAnchorElement) {
  const language = languages.find(({ code }) => code === hreflang)
  if (!language?.offer || !remember()) return
  const { code, direction, offer } = language
  const line = document.createElement('aside')
  Object.assign(line, { className: styles.offer, lang: code, dir: direction })
  line.dataset.surface = 'sea'
  const link = Object.assign(document.createElement('a'), {
    href,
    hreflang,
    textContent: offer.link,
  })
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: offer.dismiss,
    onclick: () => line.remove(),
  })
  line.append(link, button)
  document.body.append(line)
}

/** @returns whether this is the first time, and noted */
function remember() {
  try {
    if (localStorage.getItem(key)) return false
    localStorage.setItem(key, new Date().toISOString())
    return true
  } catch {
    return false
  }
}
