import type { words as english } from '../../en/parts/receipt.ts'
import type { Translation } from '../../translation.ts'

export const words = {
  /** Stands between thousands. */
  thousands: '.',
  /** From the visitor's request to the first content on the screen. */
  painted: 'ظهرت الصفحة بعد {milliseconds} ميلي ثانية.',
  /** The browser had painted the page before the visitor asked for it. */
  prepared: 'جهز متصفحكم هذه الصفحة مسبقًا.',
  /** The browser kept the page from an earlier visit, and shows it again. */
  kept: 'حفظ متصفحكم هذه الصفحة.',
  /** What came over the network. */
  fetched: {
    one: '{kilobytes} كيلوبايت في طلب واحد',
    two: '{kilobytes} كيلوبايت في طلبين',
    few: '{kilobytes} كيلوبايت في {count} طلبات',
    many: '{kilobytes} كيلوبايت في {count} طلبًا',
    other: '{kilobytes} كيلوبايت في {count} طلب',
  },
  /** The same, if the browser tells no sizes. */
  asked: {
    one: 'طلب واحد',
    two: 'طلبان',
    few: '{count} طلبات',
    many: '{count} طلبًا',
    other: '{count} طلب',
  },
  /** Files that the browser's cache or the site's service worker answered. */
  copied: {
    one: 'ملفها الوحيد كان على جهازكم',
    two: 'ملفّاها كانا على جهازكم',
    few: '{count} ملفات كانت كلها على جهازكم',
    many: '{count} ملفًا كانت كلها على جهازكم',
    other: '{count} ملف كانت كلها على جهازكم',
  },
  alone: 'دون أي طلب إلى شركات أخرى',
  /** How many requests went to other hosts, and to which. */
  others: {
    one: 'واحد منها إلى {hosts}',
    two: 'اثنان منها إلى {hosts}',
    few: '{count} منها إلى {hosts}',
    many: '{count} منها إلى {hosts}',
    other: '{count} منها إلى {hosts}',
  },
} as const satisfies Translation<typeof english>
