import { afterPaint } from './after-paint'

/**
 * Takes a modal dialog out of sight and closes it when that has been painted. All that lay under it gets its styles anew
 * then, which holds up a slow phone for 100 ms and more.
 */
export function closeDialog(dialog: HTMLDialogElement | null) {
  if (!dialog) return
  dialog.dataset.leaving = ''
  afterPaint(() => {
    delete dialog.dataset.leaving
    dialog.close()
  })
}
