import type { servicesPage as english } from '../en/services-page.ts'
import type { Translation } from '../translation.ts'

export const servicesPage = {
  title: 'الخدمات',
  description: 'تصميم وReact وتسويق وتطبيقات واستشارة وشعارات: خدماتنا الست وكلفة الصيانة.',
  headline: [{ text: 'ست خدمات.' }, { text: 'معظم المشاريع تحتاج اثنتين.' }],
  index: [
    { href: '#services', label: 'الخدمات' },
    { href: '#plans', label: 'الخطط' },
    { href: '#clients', label: 'العملاء' },
    { href: '#advice', label: 'استشارة' },
  ],
  net: {
    text: 'تتعثر المشاريع حين يسلّم فريق عمله إلى آخر. عندنا يجلسان معًا.',
    label: 'كم تكون الكلفة؟',
  },
  /** The plans: `pricing.ts`. */
  pricing: { ask: 'اسألوا عن هذه الخطة' },
  end: {
    title: 'أي خدمة تناسبكم؟',
    text: 'قولوا ما يتعثر. بعد نصف ساعة بلا مقابل تعرفون ما تحتاجون.',
    label: 'اطلبوا استشارة',
  },
} as const satisfies Translation<typeof english>
