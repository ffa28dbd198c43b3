import type { notFound as english } from '../en/not-found.ts'
import type { Translation } from '../translation.ts'

export const notFound = {
  title: 'خطأ',
  description: 'لا توجد صفحة في هذا العنوان. نقرة واحدة تعيدكم إلى الصفحة الرئيسية.',
  headline: 'لم نجد هذه الصفحة.',
  text: 'ربما كان العنوان قديمًا أو فيه خطأ كتابة. لم يُفقد شيء مما كتبتموه في هذا الموقع.',
  home: 'العودة إلى الرئيسية',
  others: {
    label: 'صفحات أخرى',
    links: [
      { label: 'أعمالنا', href: '/portfolio' },
      { label: 'الخدمات والأسعار', href: '/service' },
      { label: 'المدونة', href: '/blog' },
      { label: 'اتصلوا بنا', href: '/contact' },
    ],
  },
} as const satisfies Translation<typeof english>
