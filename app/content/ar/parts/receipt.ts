import type { words as english } from '../../en/parts/receipt.ts'
import type { Translation } from '../../translation.ts'

export const words = {
  /** From the visitor's request to the first content on the screen. */
  painted: 'ظهرت الصفحة بعد {milliseconds} ميلي ثانية.',
  /** The browser had painted the page before the visitor asked for it. */
  prepared: 'جهز متصفحكم هذه الصفحة قبل أن تطلبوها.',
  /** The browser kept the page from an earlier visit, and shows it again. */
  kept: 'كان متصفحكم محتفظًا بهذه الصفحة.',
  /** What came over the network. A number may be any, so it never counts a noun. */
  fetched: {
    one: '{kilobytes} كيلوبايت في طلب واحد',
    many: '{kilobytes} كيلوبايت (الطلبات: {count})',
  },
  /** The same, if the browser tells no sizes. */
  asked: { one: 'طلب واحد', many: 'الطلبات: {count}' },
  /** Files that the browser's cache or the site's service worker answered. */
  copied: { one: 'ملف واحد من هذا الجهاز', many: 'ملفات من هذا الجهاز: {count}' },
  alone: 'ولا شيء من أي جهة أخرى',
  /** How many requests went to other hosts, and to which. */
  others: { one: 'واحد منها إلى {hosts}', many: '{count} منها إلى {hosts}' },
} as const satisfies Translation<typeof english>
