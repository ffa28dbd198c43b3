import { services } from '../collections/services.ts'
import type { MenuLink } from '../en/site.ts'
import type { demoLinks as englishDemos, legalLinks as englishLegal } from '../en/site-links.ts'
import type { Translation } from '../translation.ts'

export const serviceLinks: readonly MenuLink[] = services.map(({ slug, title }) => ({
  label: title,
  href: `/service/${slug}`,
}))

export const demoLinks = [
  { label: 'التصوير', href: '/photography-agency' },
  { label: 'التسويق', href: '/marketing-agency' },
  { label: 'العمل الحر', href: '/freelancer-agency' },
  { label: 'العمارة', href: '/architecture-agency' },
  { label: 'حلول إبداعية', href: '/creative-solution' },
  { label: 'معرض شخصي', href: '/personal-portfolio' },
  { label: 'معرض إبداعي', href: '/creative-portfolio' },
  { label: 'واجهة العرض', href: '/showcase-portfolio' },
  { label: 'دراسات الحالة', href: '/case-study-showcase' },
  { label: 'الأفلام', href: '/video-showcase' },
] as const satisfies Translation<typeof englishDemos>

export const legalLinks = [
  { label: 'شروط الاستخدام', href: '/terms-of-use' },
  { label: 'سياسة الخصوصية', href: '/privacy-policy' },
] as const satisfies Translation<typeof englishLegal>
