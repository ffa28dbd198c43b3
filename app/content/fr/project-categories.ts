import type {
  projectFilters as englishFilters,
  projectCategoryLabels as englishLabels,
} from '../en/project-categories.ts'
import type { Translation } from '../translation.ts'

export const projectCategoryLabels = {
  web_design: 'Conception web',
  ui_ux_design: 'Design UI/UX',
  mobile_apps: 'Applications mobiles',
  logo_design: 'Logos',
} as const satisfies Translation<typeof englishLabels>

export const projectFilters = [
  { title: 'Tout', category: 'all' },
  { title: 'Conception web', category: 'web_design' },
  { title: 'Design UI/UX', category: 'ui_ux_design' },
  { title: 'Applications mobiles', category: 'mobile_apps' },
  { title: 'Logos', category: 'logo_design' },
] as const satisfies Translation<typeof englishFilters>
