import type { words } from '#words/parts/receipt.ts'
import { comma } from '~/lib/comma'
import { fillIn } from '~/lib/fill-in'
import { fillInCount, type PluralForms } from '~/lib/plural'

type Words = typeof words

/** What the browser tells of one file: the fields of a `PerformanceResourceTiming` that count here. */
export type FetchedFile = Pick<
  PerformanceResourceTiming,
  'name' | 'transferSize' | 'decodedBodySize' | 'workerStart'
>

/** When the page was seen first. All times in milliseconds since the browser began to fetch it. */
export type FirstSight = {
  /** First contentful paint. Missing if the browser does not say. */
  paintedAt?: number
  /** When the visitor asked for a page that the browser had prerendered; else 0. */
  askedAt: number
  /** The page was loaded in a background tab, so nobody waited for it. */
  wasHidden?: boolean
  /** The page came back as it was left. */
  isKept?: boolean
}

/** How long the visitor waited. Empty if that was not measured. */
export function waitText(words: Words, { paintedAt, askedAt, wasHidden, isKept }: FirstSight) {
  if (isKept) return words.kept
  if (paintedAt === undefined || wasHidden) return ''
  if (paintedAt < askedAt) return words.prepared
  return fillIn(words.painted, { milliseconds: grouped(paintedAt - askedAt, words.thousands) })
}

/**
 * What was fetched, and from whom, as one sentence; if nothing was, what the device had. A file of the device's own
 * copies has no transfer size; one that the service worker answered counts as such too, because its sizes are no
 * measure of the network.
 *
 * @param origin the page's; requests to any other are counted, and named by their hosts
 * @returns empty for no files
 */
export function fetchText(words: Words, files: readonly FetchedFile[], origin: string): string {
  if (files.length === 0) return ''
  const elsewhere = files.filter(({ name }) => new URL(name).origin !== origin)
  const copied = files.filter((file) => !elsewhere.includes(file) && isCopy(file))
  const fetched = files.filter((file) => !copied.includes(file))
  // A browser that hides the size of one file does not tell the sum.
  const isWeighed = fetched.every(({ transferSize }) => transferSize > 0)
  const bytes = fetched.reduce((sum, { transferSize }) => sum + transferSize, 0)
  const hosts = new Set(elsewhere.map(({ name }) => new URL(name).host))

  const counted = (forms: PluralForms, count: number, values = {}) =>
    count === 0
      ? ''
      : fillInCount(forms, count, { count: grouped(count, words.thousands), ...values })

  const text = [
    counted(isWeighed ? words.fetched : words.asked, fetched.length, {
      kilobytes: grouped(bytes / 1000, words.thousands),
    }),
    fetched.length === 0 ? counted(words.copied, copied.length) : '',
    counted(words.others, elsewhere.length, { hosts: [...hosts].join(comma) }) || words.alone,
  ]
    .filter(Boolean)
    .join(comma)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function isCopy({ transferSize, decodedBodySize, workerStart }: FetchedFile) {
  return workerStart > 0 || (transferSize === 0 && decodedBodySize > 0)
}

/** Rounded. `Intl.NumberFormat` would take longer to start than the time that is shown (see `lib/dates`). */
function grouped(number: number, thousands: string) {
  return String(Math.round(number)).replace(/\B(?=(?:\d{3})+$)/g, thousands)
}
