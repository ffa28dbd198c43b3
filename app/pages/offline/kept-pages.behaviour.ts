import { listKeptPages } from '~/lib/offline-copies'

/** Fills in what the offline page can lead to: the page that was asked for, and the pages kept on the device. */
export default async function showKeptPages(page: HTMLElement) {
  const wanted = new URLSearchParams(location.search).get('from')
  const link = page.querySelector<HTMLAnchorElement>('[data-wanted]')
  if (link?.parentElement && wanted?.startsWith('/') && !wanted.startsWith('//')) {
    link.href = wanted
    link.parentElement.hidden = false
  }

  const kept = await listKeptPages().catch(() => [])
  const nav = page.querySelector<HTMLElement>('nav:has([id="kept"])')
  if (!nav || kept.length === 0) return
  const items = kept.map(({ path, title }) => {
    const item = document.createElement('li')
    item.append(Object.assign(document.createElement('a'), { href: path, textContent: title }))
    return item
  })
  nav.querySelector('ul')?.append(...items)
  nav.hidden = false
}
