/** The words of the page that a thrown error shows. Source: spec §8, "Unhandled routing error". */
export const words = {
  documentTitle: 'Error',
  title: 'Unexpected Application Error!',
  /** Followed by the e-mail address. */
  text: 'What you stored in this browser is safe. Reloading usually helps; if it does not, write to',
  reload: 'Reload the page',
  home: 'Back To Home',
} as const
