/** What the line at the foot of every page says of this visit. Each piece appears only if the browser measured it. */
export const words = {
  /** Stands between thousands. */
  thousands: ',',
  /** From the visitor's request to the first content on the screen. */
  painted: 'This page appeared after {milliseconds}\u00a0ms.',
  /** The browser had painted the page before the visitor asked for it. */
  prepared: 'Your browser had this page ready.',
  /** The browser kept the page from an earlier visit, and shows it again. */
  kept: 'Your browser had kept this page.',
  /** What came over the network. */
  fetched: {
    one: '{kilobytes}\u00a0kB in one request',
    other: '{kilobytes}\u00a0kB in {count} requests',
  },
  /** The same, if the browser tells no sizes. */
  asked: { one: 'One request', other: '{count} requests' },
  /** Files that the browser's cache or the site's service worker answered, if nothing was fetched. */
  copied: {
    one: 'its one file was already on your device',
    other: 'all {count} files were already on your device',
  },
  alone: 'nothing from other companies',
  /** How many requests went to other hosts, and to which. */
  others: { one: 'one to {hosts}', other: '{count} to {hosts}' },
} as const
