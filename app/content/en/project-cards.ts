/**
 * Metadata of the projects for lists and tiles. The facts are in `projects.ts`, so that pages with tiles do not
 * download them.
 */

export type ProjectCategory = 'web_design' | 'ui_ux_design' | 'mobile_apps' | 'logo_design'

/** A portfolio item (spec §3) without its `href` and `src`: both follow from the slug. */
export type ProjectCard = {
  /** Last part of the address, and the name under which its pictures are found. */
  slug: string
  /** The client's name, which is the project's title everywhere. */
  title: string
  /** What was made, in six words at most. */
  subtitle: string
  category: ProjectCategory
}

/** Filter tabs of the portfolio, in order. Source: spec §2, "portfolio". */
export const projectFilters = [
  { title: 'All', category: 'all' },
  { title: 'Web Design', category: 'web_design' },
  { title: 'UI/UX Design', category: 'ui_ux_design' },
  { title: 'Mobile Apps', category: 'mobile_apps' },
  { title: 'Logo Design', category: 'logo_design' },
] as const satisfies readonly { title: string; category: ProjectCategory | 'all' }[]

/** Display names of the categories. */
export const projectCategoryLabels = {
  web_design: 'Web Design',
  ui_ux_design: 'UI/UX Design',
  mobile_apps: 'Mobile Apps',
  logo_design: 'Logo Design',
} as const satisfies Record<ProjectCategory, string>

/** In the order of the portfolio; the fourth and the seventh have wide tiles. Source: spec §4. */
export const projectCards = [
  {
    slug: 'tassili-bank',
    title: 'Tassili Bank',
    subtitle: 'Everyday banking on a phone',
    category: 'mobile_apps',
  },
  {
    slug: 'clement',
    title: 'Clément',
    subtitle: 'A name for Mitidja clementines',
    category: 'logo_design',
  },
  {
    slug: 'noria-water',
    title: 'Noria Water',
    subtitle: 'A water bill people understand',
    category: 'web_design',
  },
  {
    slug: 'marsa-port',
    title: 'Marsa Port',
    subtitle: 'A night screen for harbour pilots',
    category: 'ui_ux_design',
  },
  {
    slug: 'riwaq-books',
    title: 'Riwaq Books',
    subtitle: 'A reading app in two scripts',
    category: 'ui_ux_design',
  },
  {
    slug: 'yasmine-clinics',
    title: 'Yasmine Clinics',
    subtitle: 'Appointments in Arabic and French',
    category: 'mobile_apps',
  },
  {
    slug: 'hoggar-trails',
    title: 'Hoggar Trails',
    subtitle: 'Desert routes that work offline',
    category: 'web_design',
  },
  {
    slug: 'qantara-rides',
    title: 'Qantara Rides',
    subtitle: 'Shared rides between Algerian towns',
    category: 'mobile_apps',
  },
  {
    slug: 'dar-zellij',
    title: 'Dar Zellij',
    subtitle: 'Online shop for handmade tiles',
    category: 'web_design',
  },
  {
    slug: 'sirocco-air',
    title: 'Sirocco Air',
    subtitle: 'Identity for a desert airline',
    category: 'logo_design',
  },
] as const satisfies readonly ProjectCard[]

/** The ten slugs: case studies, team pages and pictures refer to projects by these. */
export type ProjectSlug = (typeof projectCards)[number]['slug']
