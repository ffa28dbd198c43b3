import type { ProjectCategory } from '../collections/projects.ts'
import type { sections as english } from '../en/sections.ts'
import type { Translation } from '../translation.ts'
import { projectCategoryLabels } from './project-categories.ts'
import { sectionNames } from './section-names.ts'
import { site } from './site.ts'

const { address } = site
const categories: Record<ProjectCategory, string> = projectCategoryLabels

export const sections = {
  awards: { label: sectionNames.awards },
  awardsSlider: { label: sectionNames.awards, slides: 'الجوائز' },
  bayMap: {
    title: 'زورونا. نحن فوق الميناء.',
    alt: 'خريطة مرسومة لخليج الجزائر: الاستوديو فوق الميناء وجنوب القصبة.',
    showLive: 'اعرضوا الخريطة التفاعلية',
    showDrawing: 'العودة إلى الرسم',
    openElsewhere: 'افتحوها في OpenStreetMap',
    note: 'من openstreetmap.org، ولا تُحمَّل إلا بطلبكم.',
    embedTitle: 'الشوارع حول الاستوديو، من OpenStreetMap',
    studio: site.shortName,
    /** Place names along the shore, drawn on the water. */
    places: {
      casbah: 'القصبة',
      port: 'الميناء',
      elHarrach: 'الحراش',
      bordjElKiffan: 'برج الكيفان',
      capMatifou: 'رأس ماتيفو',
    },
  },
  blogCarousel: { label: sectionNames.blog, slides: 'المقالات', all: 'كل المقالات' },
  contactInfo: {
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    studio: 'الاستوديو',
    street: address.street,
    city: `${address.postalCode} ${address.city}، ${address.country}`,
    hours: 'أوقات العمل',
    openingHours: site.hours,
  },
  demonstrationNote: { label: 'عن هذه الصفحة' },
  faq: { label: sectionNames.faq },
  legalText: {
    /** Followed by the day. */
    updated: 'آخر تحديث في',
    contents: 'في هذه الصفحة',
  },
  memberCard: {
    /** After the name of a network, for screen readers. */
    owner: '– {name}',
  },
  ownProject: { link: 'عمل حقيقي يشبهه: {project}' },
  partners: { label: sectionNames.partners },
  pricing: { label: sectionNames.pricing, period: 'فترة الدفع', choice: 'اختاروا خطة' },
  projectTile: { categories },
  teamCarousel: { label: sectionNames.team, slides: 'الفريق' },
  testimonials: { label: sectionNames.testimonials, slides: 'ما يقوله العملاء' },
  videoBlock: { play: 'شغّلوا {title}', watch: 'شاهدوا {title}' },
} as const satisfies Translation<typeof english>
