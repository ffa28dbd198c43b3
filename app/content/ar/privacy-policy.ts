import type { privacyPolicy as english } from '../en/privacy-policy.ts'
import type { Translation } from '../translation.ts'

export const privacyPolicy = {
  ending: {
    title: [{ text: 'لا شيء هنا' }, { text: 'مطموس بالأسود.' }],
    /** What other sites have, and what this one has of it. */
    facts: [
      { of: 'ملفات الارتباط', value: 'لا شيء' },
      { of: 'الإحصاءات', value: 'لا شيء' },
      { of: 'الإعلانات', value: 'لا شيء' },
      { of: 'ملفات من شركات أخرى', value: 'إذا طلبتموها' },
    ],
    text: 'يعرف الاستوديو ما أرسلتموه إليه. اطلبوا نسخة منه تصلكم، عادةً في ثلاثة أيام.',
    action: 'اطلبوا بياناتكم',
  },
} as const satisfies Translation<typeof english>
