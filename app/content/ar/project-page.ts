import type { projectPage as english } from '../en/project-page.ts'
import type { Translation } from '../translation.ts'

export const projectPage = {
  breadcrumb: { portfolio: 'أعمالنا' },
  index: { facts: 'المشروع', figures: 'النتائج', pictures: 'الصور', next: 'التالي' },
  facts: {
    client: 'العميل',
    category: 'الفئة',
    location: 'المكان',
    date: 'التاريخ',
    software: 'البرامج',
  },
  figures: 'ما الذي تغير',
  scale: {
    before: 'قبل',
    now: 'الآن',
    names: {
      'tassili-bank': { before: 'في الفرع', now: '11 دقيقة: خمس شاشات على الهاتف' },
      'qantara-rides': { before: 'في المرحلة التجريبية' },
      'sirocco-air': { before: 'الطلاء', now: 'الشريط اللاصق' },
    },
    pieces: { 'tassili-bank': ['استمارة', 'شهادة', 'توقيع', 'رسالة'] },
    days: 'اليوم {count}',
  },
  scene: 'صورة المشروع',
  plates: 'صور من العمل',
  caseStudy: 'اقرؤوا دراسة الحالة:',
  neighbours: { label: 'مشاريع أخرى', next: 'المشروع التالي', previous: 'المشروع السابق' },
  end: { text: 'تريدون مثله لكم؟', action: 'ابدؤوا مشروعًا' },
} as const satisfies Translation<typeof english>
