import type { roomNames as english } from '../en/room-names.ts'
import type { Translation } from '../translation.ts'

export const roomNames = {
  home: 'الرئيسية',
  about: 'من نحن',
  services: 'الخدمات',
  portfolio: 'أعمالنا',
  blog: 'المدونة',
  photography: 'التصوير',
  marketing: 'التسويق',
  freelancer: 'العمل الحر',
  architecture: 'العمارة',
  creativeSolution: 'حلول إبداعية',
  personalPortfolio: 'معرض شخصي',
  creativePortfolio: 'معرض إبداعي',
  showcase: 'واجهة العرض',
  caseStudyShowcase: 'دراسات الحالة',
  films: 'الأفلام',
  contact: 'اتصلوا بنا',
  faq: 'أسئلة متكررة',
  team: 'الفريق',
  caseStudies: 'دراسة حالة',
  smallPrint: 'نصوص قانونية',
} as const satisfies Translation<typeof english>
