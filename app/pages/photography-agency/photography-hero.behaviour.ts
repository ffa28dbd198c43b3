import { trackActiveItem } from '~/lib/active-item'
import { whenSettled } from '~/lib/when-settled'

/** The active tab of the photography agency's hero shows its picture and says which it is. Source: spec §4, "Hero tab". */
export default function startPhotographyHero(hero: HTMLElement) {
  const plates = [...hero.querySelectorAll<HTMLElement>('[data-plate]')]
  const tabs = [...hero.querySelectorAll<HTMLElement>('[data-tab]')]
  const caption = hero.querySelector('[data-caption]')

  function show(active = 0) {
    for (const [index, plate] of plates.entries()) {
      if (index === active) plate.hidden = false
      plate.dataset.turn = index === active ? 'shown' : 'away'
    }
    if (caption) caption.textContent = tabs[active]?.dataset.tab ?? ''
  }
  trackActiveItem(tabs, { first: 0, onChange: show })

  // The pictures that nobody has asked for yet.
  whenSettled(() => {
    for (const plate of plates.filter(({ hidden }) => hidden)) {
      plate.dataset.turn = 'away'
      plate.hidden = false
    }
  })
}
