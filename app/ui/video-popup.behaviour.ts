import { embedFrame } from '~/lib/embed-frame'
import { embedAddress } from '~/lib/video-address'
import styles from './video-popup.module.css'

/** Loads the player of a `VideoPopup` when its dialog opens, and removes it when it closes. */
export default function startVideoPopup(button: HTMLElement) {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  const player = () => dialog.querySelector('iframe')

  function play() {
    if (!dialog || player()) return
    dialog.firstElementChild?.after(
      embedFrame({
        src: embedAddress(dialog.dataset.video ?? ''),
        title: dialog.ariaLabel ?? '',
        className: styles.player,
        allow: 'autoplay; fullscreen',
      }),
    )
  }
  button.addEventListener('click', play)
  dialog.addEventListener('close', () => player()?.remove())
  // It may have been opened before this script arrived.
  if (dialog.open) play()
}
