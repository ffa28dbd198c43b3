import type { caseStudyPage as english } from '../en/case-study-page.ts'
import type { Translation } from '../translation.ts'

export const caseStudyPage = {
  breadcrumb: { caseStudy: 'دراسة حالة' },
  hero: { result: 'شاهدوا النتيجة' },
  index: [
    { href: '#overview', label: 'نظرة عامة' },
    { href: '#research', label: 'البحث' },
    { href: '#result', label: 'النتيجة' },
    { href: '#meeting', label: 'موعد' },
  ],
  overview: {
    title: 'نظرة عامة',
    client: 'العميل',
    sector: 'القطاع',
    duration: 'المدة',
    team: 'الفريق',
    /** From three to ten. */
    teamSize: {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '{count} أشخاص',
      many: '{count} شخصًا',
      other: '{count} شخص',
    },
    services: 'الخدمات',
  },
  research: { title: 'البحث', findings: 'ما الذي وجدناه' },
  quote: 'اقتباس',
  result: { title: 'النتيجة', project: 'شاهدوا المشروع' },
  callToAction: {
    title: [{ text: 'هاتوا' }, { text: 'رقمًا' }, { text: 'نغيره.' }],
    text: 'في نصف ساعة ننظر في الرقم الذي تقيسونه اليوم، وفي ما قد يصير إليه بعد سنة.',
    label: 'اطلبوا لقاءً',
    /** The tabs of the drawer: the other case studies, and the file that is still empty. */
    others: 'دراسات حالة أخرى',
    yours: 'ملفكم',
    before: 'قبل',
    after: 'بعد',
  },
} as const satisfies Translation<typeof english>
