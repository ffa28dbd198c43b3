import type { projectPage as english } from '../en/project-page.ts'
import type { Translation } from '../translation.ts'

export const projectPage = {
  breadcrumb: { portfolio: 'أعمالنا' },
  facts: {
    client: 'العميل',
    category: 'الفئة',
    location: 'المكان',
    date: 'التاريخ',
    software: 'البرامج',
  },
  figures: 'ما الذي تغير',
  scene: 'صورة المشروع',
  plates: 'صور من العمل',
  caseStudy: 'اقرؤوا دراسة الحالة:',
  neighbours: { label: 'مشاريع أخرى', next: 'المشروع التالي', previous: 'المشروع السابق' },
  end: { text: 'تريدون مثله لكم؟', action: 'ابدؤوا مشروعًا' },
} as const satisfies Translation<typeof english>
