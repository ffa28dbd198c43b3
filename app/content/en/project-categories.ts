import type { ProjectCategory } from '../collections/projects.ts'

/** Display names of the categories. */
export const projectCategoryLabels = {
  web_design: 'Web Design',
  ui_ux_design: 'UI/UX Design',
  mobile_apps: 'Mobile Apps',
  logo_design: 'Logo Design',
} as const satisfies Record<ProjectCategory, string>

/** Filter tabs of the portfolio, in order. Source: spec §2, "portfolio". */
export const projectFilters = [
  { title: 'All', category: 'all' },
  { title: 'Web Design', category: 'web_design' },
  { title: 'UI/UX Design', category: 'ui_ux_design' },
  { title: 'Mobile Apps', category: 'mobile_apps' },
  { title: 'Logo Design', category: 'logo_design' },
] as const satisfies readonly { title: string; category: ProjectCategory | 'all' }[]
