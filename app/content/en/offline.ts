/** Texts of the page that the service worker shows for pages without a cached copy. */
export const offline = {
  title: 'No connection',
  description:
    'Your device is offline and has kept no copy of this page. Here are the pages of Ikosim Studio that it can open.',
  headline: 'You are offline.',
  text: 'This device keeps copies of the last forty pages you opened here, and this page is not among them.',
  again: 'Try again',
  keptTitle: 'Pages kept on this device',
} as const
