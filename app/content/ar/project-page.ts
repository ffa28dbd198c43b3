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
    before: {
      'tassili-bank': 'قبل: أربعة أيام',
      clement: 'قبل: أربعة ألوان',
      'marsa-port': 'قبل: 26 دقيقة',
      'noria-water': 'قبل: 12%',
      'riwaq-books': 'قبل: 10 دقائق',
      'yasmine-clinics': 'قبل: 47 دقيقة',
      'hoggar-trails': 'قبل',
      'qantara-rides': 'في المرحلة التجريبية: 19%',
      'dar-zellij': 'قبل',
      'sirocco-air': 'الطلاء: تسعة أيام',
    },
    papers: { 'tassili-bank': ['استمارة', 'شهادة', 'توقيع', 'رسالة'] },
    screens: { 'tassili-bank': ['بطاقة', 'وجه', 'عنوان', 'عمل', 'اسم'] },
    span: '9:41 ← 9:52',
    /** What it is, where its value alone would only say the figure again. */
    after: { 'tassili-bank': 'الآن: خمس شاشات على الهاتف' },
    now: 'الآن: {value}',
  },
  scene: 'صورة المشروع',
  plates: 'صور من العمل',
  caseStudy: 'اقرؤوا دراسة الحالة:',
  neighbours: { label: 'مشاريع أخرى', next: 'المشروع التالي', previous: 'المشروع السابق' },
  end: { text: 'تريدون مثله لكم؟', action: 'ابدؤوا مشروعًا' },
} as const satisfies Translation<typeof english>
