/** What a browser with transitions between documents tells a page that is left or shown. */
type PageTurn = Event & {
  viewTransition: { skipTransition: () => void; finished: Promise<void> } | null
  activation?: Activation | null
}
type Activation = { entry: { url: string | null }; from: { url: string | null } | null }

/**
 * Inlined in the head of every page that shows something of another page, so it can use nothing from outside. A picture
 * with `data-shared`, the path of the page that it belongs to, moves between the two pages when a link is followed, if
 * both show it within the window; everything else changes at once.
 */
export function sharePicture() {
  function share(event: Event) {
    const { viewTransition, activation } = event as PageTurn
    if (!viewTransition) return
    const { navigation } = window as { navigation?: { activation: Activation | null } }
    const { entry, from } = activation ?? navigation?.activation ?? {}
    const shared = [entry, from].flatMap((page) => {
      // Some hosts add a slash at the end.
      const path = page?.url ? new URL(page.url).pathname.replace(/\/$/, '') : ''
      const picture = document.querySelector<HTMLElement>(`[data-shared="${CSS.escape(path)}"]`)
      const { top, bottom } = picture?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
      if (!picture || top > innerHeight || bottom < 0) return []
      picture.style.viewTransitionName = CSS.escape(`picture-${path}`)
      return picture
    })
    if (shared.length === 0) return viewTransition.skipTransition()
    const forget = () => {
      for (const { style } of shared) style.viewTransitionName = ''
    }
    // It rejects when the visitor leaves before the end.
    viewTransition.finished.then(forget, forget)
  }
  addEventListener('pageswap', share)
  addEventListener('pagereveal', share)
}
