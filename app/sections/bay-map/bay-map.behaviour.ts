import { embedFrame } from '~/lib/embed-frame'
import styles from './bay-map.module.css'

/** Half the width and height of the live map, in degrees. */
const reach = { latitude: 0.006, longitude: 0.012 }

/** The button of a `BayMap` shows the live map in place of the drawing, and the drawing again. Source: D20. */
export default function startBayMap(map: HTMLElement) {
  const button = map.querySelector<HTMLElement>('[data-other-label]')
  const drawing = map.lastElementChild
  if (!button || !(drawing instanceof HTMLElement)) return

  button.addEventListener('click', () => {
    const { textContent: label, dataset } = button
    button.textContent = dataset.otherLabel ?? ''
    dataset.otherLabel = label
    const live = map.querySelector('iframe')
    if (live) live.remove()
    else drawing.before(liveMap(map.dataset))
    drawing.hidden = !live
    map.toggleAttribute('data-live', !live)
  })
}

function liveMap({ at = '', embedTitle = '' }: DOMStringMap) {
  const [latitude = 0, longitude = 0] = at.split(' ').map(Number)
  const bounds = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(4))
  return embedFrame({
    src: `https://www.openstreetmap.org/export/embed.html?bbox=${bounds.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    title: embedTitle,
    className: styles.live,
    allow: '',
  })
}
