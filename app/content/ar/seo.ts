import type { seo as english } from '../en/seo.ts'
import type { Translation } from '../translation.ts'
import { site } from './site.ts'

export const seo = {
  /** The title of the feed, for feed readers. */
  feed: `${site.name}: المقالات`,
  /** The alternative text of a page's social card. */
  cardAlt: '{title}، وعلامة {studio}',
  areaServed: ['الجزائر', 'تونس', 'فرنسا'],
  llms: {
    pages: 'الصفحات',
    services: 'الخدمات',
    projects: 'أعمالنا',
    caseStudies: 'دراسات الحالة',
    articles: 'المقالات',
    team: 'الفريق',
    note: 'صفحات النماذج تتحدث باسم شركات متخيلة، وأرقامها ليست أرقام الاستوديو.',
  },
} as const satisfies Translation<typeof english>
