/** What a browser with transitions between documents tells a page that is left or shown. */
type PageTurn = Event & {
  viewTransition: { skipTransition: () => void; finished: Promise<void> } | null
  activation?: Activation | null
}
type Activation = { entry: { url: string | null }; from: { url: string | null } | null }

/**
 * Inlined in the head of every page that shows something of another page, so it can use nothing from outside. A picture
 * with `data-shared`, the path of the page that it belongs to, moves between the two pages when a link is followed;
 * everything else changes at once.
 */
export function sharePicture() {
  function share(event: Event) {
    const { viewTransition, activation } = event as PageTurn
    if (!viewTransition) return
    const { navigation } = window as { navigation?: { activation: Activation | null } }
    const { entry, from } = activation ?? navigation?.activation ?? {}
    const [shared] = [entry, from].flatMap((page) => {
      const { pathname = '' } = page?.url ? new URL(page.url) : {}
      return document.querySelector<HTMLElement>(`[data-shared="${CSS.escape(pathname)}"]`) ?? []
    })
    if (!shared) return viewTransition.skipTransition()
    shared.style.viewTransitionName = 'picture'
    const forget = () => {
      shared.style.viewTransitionName = ''
    }
    // It rejects when the visitor leaves before the end.
    viewTransition.finished.then(forget, forget)
  }
  addEventListener('pageswap', share)
  addEventListener('pagereveal', share)
}
