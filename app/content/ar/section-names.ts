import type { sectionNames as english } from '../en/section-names.ts'
import type { Translation } from '../translation.ts'

export const sectionNames = {
  about: 'من نحن',
  agile: 'المرونة',
  awards: 'الجوائز',
  blog: 'المدونة',
  contact: 'اتصلوا بنا',
  coreServices: 'الخدمات الأساسية',
  faq: 'أسئلة متكررة',
  featuredCaseStudy: 'دراسة حالة مختارة',
  funFacts: 'بالأرقام',
  gallery: 'معرض الصور',
  partners: 'الشركاء',
  portfolio: 'أعمالنا',
  pricing: 'الأسعار',
  pricingAndPackaging: 'الأسعار والباقات',
  process: 'طريقة العمل',
  services: 'الخدمات',
  skills: 'المهارات',
  team: 'الفريق',
  testimonials: 'آراء العملاء',
  whyChooseUs: 'لماذا نحن',
} as const satisfies Translation<typeof english>
