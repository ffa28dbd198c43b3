import type { frame as english } from '../en/frame.ts'
import type { MenuGroup, MenuLink } from '../en/site.ts'
import type { Translation } from '../translation.ts'
import { houseNames } from './house-names.ts'
import { mainMenu, site } from './site.ts'
import { demoLinks, legalLinks, serviceLinks } from './site-links.ts'

const menu: readonly (MenuLink | MenuGroup)[] = mainMenu

export const frame = {
  site,
  menu,
  skip: 'إلى المحتوى',
  languages: 'اللغات',
  header: {
    home: `${site.name}، الرئيسية`,
    room: 'نموذج إكوسيم {number}',
    ownRoom: 'أعمال إكوسيم {number}',
    houses: houseNames,
    nav: 'القائمة الرئيسية',
    openPanel: 'تواصلوا معنا',
    openMenu: 'القائمة',
  },
  menuLabel: 'القائمة',
  panel: {
    label: 'تواصلوا معنا',
    title: 'حدّثونا عما تريدون بناءه.',
    text: 'فكرة عن الكلفة والمدة خلال يوم عمل.',
    action: 'ابدؤوا مشروعًا',
  },
  footer: {
    services: { title: 'الخدمات', links: serviceLinks },
    contact: 'اتصلوا بإكوسيم',
    more: 'الخدمات والنشرة والغرف',
    rest: 'الخدمات والغرف',
    previous: 'السابق: {house}',
    next: 'التالي: {house}',
    demos: {
      label: 'الغرف',
      title: 'غرفنا العشر',
      links: demoLinks,
    },
    copyright: `© ${site.copyrightYear} ${site.name}`,
    /** The second half is a link, followed by a full stop. */
    credits: {
      text: 'صورنا كلها',
      link: 'صنعتها شيفرتنا',
    },
    legal: legalLinks,
  },
} as const satisfies Translation<typeof english>
