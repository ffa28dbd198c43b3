import { afterPaint } from './after-paint'

/**
 * Hides a modal dialog and closes it after that paint. Closing recalculates the styles of the page below, which
 * blocks a slow phone for 100 ms and more.
 */
export function closeDialog(dialog: HTMLDialogElement | null) {
  if (!dialog) return
  dialog.dataset.leaving = ''
  afterPaint(() => {
    delete dialog.dataset.leaving
    dialog.close()
  })
}
