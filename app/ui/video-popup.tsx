import { type ReactNode, useId } from 'react'
import { behaviour } from '~/islands/behaviour'
import { videoId } from '~/lib/video-address'
import { Link } from './link'
import { useUiWords } from './ui-words'
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
 * when it closes (`video-popup.behaviour.ts`). Source: spec §2, §4, "Video popup".
 */
export function VideoPopup({ address, title, children, className }: VideoPopupProps) {
  const { close, elsewhere } = useUiWords().videoPopup
  const dialogId = useId()
  const id = videoId(address)
  if (!id) return null

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        {...{ command: 'show-modal', commandfor: dialogId }}
        {...behaviour('video-popup')}
      >
        {children}
      </button>
      <dialog
        id={dialogId}
        aria-label={title}
        data-video={id}
        closedby="any"
        data-surface="night"
        className={styles.popup}
      >
        <button
          type="button"
          className={styles.close}
          {...{ command: 'close', commandfor: dialogId }}
        >
          {close}
        </button>
        {/* School and office networks block the player, and a page cannot detect that. */}
        <p className={styles.elsewhere}>
          <Link href={address}>{elsewhere}</Link>
        </p>
      </dialog>
    </>
  )
}
