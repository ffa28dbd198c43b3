import type {
  projectFilters as englishFilters,
  projectCategoryLabels as englishLabels,
} from '../en/project-categories.ts'
import type { Translation } from '../translation.ts'

export const projectCategoryLabels = {
  web_design: 'تصميم الويب',
  ui_ux_design: 'تصميم UI/UX',
  mobile_apps: 'تطبيقات الهاتف',
  logo_design: 'تصميم الشعارات',
} as const satisfies Translation<typeof englishLabels>

export const projectFilters = [
  { title: 'الكل', category: 'all' },
  { title: 'تصميم الويب', category: 'web_design' },
  { title: 'تصميم UI/UX', category: 'ui_ux_design' },
  { title: 'تطبيقات الهاتف', category: 'mobile_apps' },
  { title: 'تصميم الشعارات', category: 'logo_design' },
] as const satisfies Translation<typeof englishFilters>
