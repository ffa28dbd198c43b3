import { type ReactNode, useRef, useState } from 'react'
import { closeDialog } from '~/lib/close-dialog'
import { embedAddress, videoId } from '~/lib/video-address'
import { Link } from './link'
import styles from './video-popup.module.css'

type VideoPopupProps = {
  /** The video's address as copied from the browser: `https://www.youtube.com/watch?v=…`. */
  address: string
  title: string
  /** Content of the button that opens the film. */
  children: ReactNode
  className?: string
}

/**
 * A button that opens a film over the page. The player is a third party: it loads when the popup opens and is removed
 * when it closes. Source: spec §2, §4, "Video popup".
 */
export function VideoPopup({ address, title, children, className }: VideoPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const id = videoId(address)
  if (!id) return null

  function open() {
    dialog.current?.showModal()
    setIsOpen(true)
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={open}>
        {children}
      </button>
      <dialog
        ref={dialog}
        aria-label={title}
        closedby="any"
        data-surface="night"
        className={styles.popup}
        onClose={() => setIsOpen(false)}
      >
        <button type="button" className={styles.close} onClick={() => closeDialog(dialog.current)}>
          Close
        </button>
        {isOpen ? (
          <iframe
            src={embedAddress(id)}
            title={title}
            // The player requires a referrer, and its title links to the video's page.
            referrerPolicy="strict-origin-when-cross-origin"
            allow="autoplay; fullscreen"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            className={styles.player}
          />
        ) : null}
        {/* School and office networks block the player, and a page cannot detect that. */}
        <p className={styles.elsewhere}>
          <Link href={address}>Open the film on YouTube</Link>
        </p>
      </dialog>
    </>
  )
}
