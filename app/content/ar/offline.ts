import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  title: 'لا اتصال',
  description:
    'جهازكم غير متصل بالإنترنت وليست فيه نسخة من هذه الصفحة. إليكم صفحات إكوسيم ستوديو التي يستطيع فتحها.',
  headline: 'لا اتصال بالإنترنت.',
  text: 'يحتفظ هذا الجهاز بنسخ من آخر أربعين صفحة فتحتموها هنا، وليست هذه منها.',
  again: 'أعيدوا المحاولة',
  keptTitle: 'صفحات محفوظة على هذا الجهاز',
} as const satisfies Translation<typeof english>
