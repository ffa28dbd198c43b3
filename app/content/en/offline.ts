/** The words of the page that stands in for those that cannot be fetched. */
export const offline = {
  title: 'No connection',
  description:
    'Your device is offline, and this page is not among the copies that it has kept. These are the pages of Ikosim Studio that it can open.',
  headline: 'You are offline.',
  text: 'This page has not been opened on this device before, so there is no copy of it to show.',
  again: 'Try again',
  keptTitle: 'Pages kept on this device',
} as const
