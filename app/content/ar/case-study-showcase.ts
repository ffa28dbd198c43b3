import type { caseStudyShowcase as english } from '../en/case-study-showcase.ts'
import type { Translation } from '../translation.ts'

export const caseStudyShowcase = {
  title: 'واجهة دراسات الحالة',
  description:
    'خمس دراسات حالة من إكوسيم ستوديو: حساب بنكي، وفاتورة ماء، وسبع عيادات، ومسالك جبلية، ومتجر للزليج المصنوع باليد.',
  label: 'خمس دراسات حالة',
  ears: ['الجزائر', 'العدد 5، خمس صفحات', 'الثمن: 0 دج'],
  next: 'التتمة في الصفحة',
  social: 'تابعونا',
  action: 'دراسة الحالة',
} as const satisfies Translation<typeof english>
