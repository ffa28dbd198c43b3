import type { houseNames as english } from '../en/house-names.ts'
import type { Translation } from '../translation.ts'

export const houseNames = {
  '/photography-agency': 'أرجنتيك',
  '/marketing-agency': 'غراء',
  '/freelancer-agency': 'نور بلحاج',
  '/architecture-agency': 'مكتب صحن',
  '/creative-solution': 'كاغط',
  '/personal-portfolio': 'دنيا سبتي',
  '/creative-portfolio': 'الجدار الحامل',
  '/showcase-portfolio': 'الواجهة',
  '/case-study-showcase': 'الصفحة الأولى',
  '/video-showcase': 'سينما إكوسيم',
} as const satisfies Translation<typeof english>
