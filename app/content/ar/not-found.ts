import type { notFound as english } from '../en/not-found.ts'
import type { Translation } from '../translation.ts'

export const notFound = {
  title: 'خطأ',
  description: 'لا توجد صفحة في هذا العنوان. نقرة واحدة تعيدكم إلى الصفحة الرئيسية.',
  headline: 'لم نجد هذه الصفحة.',
  text: 'ربما كان العنوان قديمًا أو فيه خطأ كتابة. كل ما كتبتموه في هذا الموقع محفوظ.',
  home: 'العودة إلى الرئيسية',
} as const satisfies Translation<typeof english>
