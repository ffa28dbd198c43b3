import type {
  articleCategories as englishCategories,
  articleTags as englishTags,
} from '../en/article-labels.ts'
import type { Translation } from '../translation.ts'

/** Key: the value of `?category=`. Label: as visitors read it. */
export const articleCategories = {
  mobile: 'تطبيقات الهاتف',
  design: 'التصميم',
  engineering: 'الهندسة',
  business: 'الأسعار والأعمال',
  process: 'طريقة العمل',
} as const satisfies Translation<typeof englishCategories>

/** Key: the value of `?tag=`. Label: as visitors read it. */
export const articleTags = {
  accessibility: 'إمكانية الوصول',
  algeria: 'الجزائر',
  android: 'Android',
  arabic: 'العربية',
  clients: 'للعملاء',
  flutter: 'Flutter',
  forms: 'الاستمارات',
  performance: 'الأداء',
  planning: 'التخطيط',
  prices: 'الأسعار',
  testing: 'الاختبار',
  typography: 'الخطوط',
} as const satisfies Translation<typeof englishTags>
