import type { words as english } from '../../en/parts/error-page.ts'
import type { Translation } from '../../translation.ts'

export const words = {
  documentTitle: 'خطأ',
  title: 'خطأ غير متوقع في التطبيق!',
  /** Followed by the e-mail address. */
  text: 'ما حفظتموه في هذا المتصفح في أمان. تكفي عادةً إعادة تحميل الصفحة، وإن لم تكفِ فاكتبوا إلى',
  reload: 'أعيدوا تحميل الصفحة',
  home: 'العودة إلى الرئيسية',
} as const satisfies Translation<typeof english>
