/** Lists of links for the footer and for pages that repeat them. */
import { services } from '../collections/services.ts'
import type { MenuLink } from './site.ts'

/** The service pages. */
export const serviceLinks: readonly MenuLink[] = services.map(({ slug, title }) => ({
  label: title,
  href: `/service/${slug}`,
}))

/** The demo homes and showcases. Source: spec §2. */
export const demoLinks = [
  { label: 'Photography', href: '/photography-agency' },
  { label: 'Marketing', href: '/marketing-agency' },
  { label: 'Freelancer', href: '/freelancer-agency' },
  { label: 'Architecture', href: '/architecture-agency' },
  { label: 'Creative solution', href: '/creative-solution' },
  { label: 'Personal portfolio', href: '/personal-portfolio' },
  { label: 'Creative portfolio', href: '/creative-portfolio' },
  { label: 'Showcase', href: '/showcase-portfolio' },
  { label: 'Case studies', href: '/case-study-showcase' },
  { label: 'Films', href: '/video-showcase' },
] as const satisfies readonly MenuLink[]

export const legalLinks = [
  { label: 'Terms of use', href: '/terms-of-use' },
  { label: 'Privacy policy', href: '/privacy-policy' },
] as const satisfies readonly MenuLink[]
