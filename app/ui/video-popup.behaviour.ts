import { embedFrame } from '~/lib/embed-frame'
import { embedAddress } from '~/lib/video-address'
import styles from './video-popup.module.css'

/** Loads the player of a `VideoPopup` when its dialog opens, and removes it when it closes. */
export default function startVideoPopup(button: HTMLElement) {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  // The dialog opens after the press has been painted, and may have opened before this script arrived.
  new MutationObserver(() => showPlayer(dialog)).observe(dialog, { attributeFilter: ['open'] })
  showPlayer(dialog)
}

/** Shows the player while the dialog is open. */
function showPlayer(dialog: HTMLDialogElement) {
  const player = dialog.querySelector('iframe')
  if (!dialog.open) player?.remove()
  else if (!player) {
    dialog.firstElementChild?.after(
      embedFrame({
        src: embedAddress(dialog.dataset.video ?? ''),
        title: dialog.ariaLabel ?? '',
        className: styles.player,
        allow: 'autoplay; fullscreen',
      }),
    )
  }
}
