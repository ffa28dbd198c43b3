/** Marks the category of the address in the list, and opens a question that the address names. */
export default function startFaqCategories(section: HTMLElement) {
  const links = [...section.querySelectorAll<HTMLAnchorElement>('nav a')]

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
