import type { servicePage as english } from '../en/service-page.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

export const servicePage = {
  breadcrumb: { services: 'الخدمات' },
  estimate: 'كم تكون الكلفة؟',
  dayPrice: 'كلفة اليوم 200 دولار.',
  deliverables: { title: 'ماذا تستلمون' },
  process: {
    label: sectionNames.process,
    title: 'ثلاث خطوات، بهذا الترتيب',
  },
  siblings: { title: 'الخدمات الست كلها' },
  questions: {
    title: 'قبل أن توقعوا',
  },
  callToAction: {
    title: [{ text: 'أيام وأسماء،' }, { text: 'وسعر ثابت.' }],
    text: 'عروض أسعارنا تذكر الثلاثة، وتقول ما الذي لا تشمله. نصف الساعة الأول من الاستشارة مجاني، وعرض السعر مجاني كذلك.',
    label: 'اطلبوا استشارة',
    /** On the drawn form. */
    quote: { title: 'عرض سعر', days: 'الأيام', names: 'الأسماء', price: 'سعر ثابت' },
  },
} as const satisfies Translation<typeof english>
