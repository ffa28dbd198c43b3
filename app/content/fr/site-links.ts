import { services } from '../collections/services.ts'
import type { MenuLink } from '../en/site.ts'
import type { demoLinks as englishDemos, legalLinks as englishLegal } from '../en/site-links.ts'
import type { Translation } from '../translation.ts'

/** The service pages. */
export const serviceLinks: readonly MenuLink[] = services.map(({ slug, title }) => ({
  label: title,
  href: `/service/${slug}`,
}))

export const demoLinks = [
  { label: 'Photographie', href: '/photography-agency' },
  { label: 'Marketing', href: '/marketing-agency' },
  { label: 'Indépendant', href: '/freelancer-agency' },
  { label: 'Architecture', href: '/architecture-agency' },
  { label: 'Solution créative', href: '/creative-solution' },
  { label: 'Portfolio personnel', href: '/personal-portfolio' },
  { label: 'Portfolio créatif', href: '/creative-portfolio' },
  { label: 'Vitrine', href: '/showcase-portfolio' },
  { label: 'Études de cas', href: '/case-study-showcase' },
  { label: 'Films', href: '/video-showcase' },
] as const satisfies Translation<typeof englishDemos>

export const legalLinks = [
  { label: 'Conditions', href: '/terms-of-use' },
  { label: 'Confidentialité', href: '/privacy-policy' },
] as const satisfies Translation<typeof englishLegal>
