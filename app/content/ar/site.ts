import { contacts } from '../contacts.ts'
import type { site as english, mainMenu as englishMenu } from '../en/site.ts'
import type { Translation } from '../translation.ts'

export const site = {
  shortName: 'إكوسيم',
  description:
    'إكوسيم استوديو للويب وتطبيقات الهاتف في الجزائر العاصمة. نصمم المنتجات الرقمية ونبنيها ونعتني بها، على ضفتي المتوسط.',
  ...contacts,
  address: {
    street: '20 شارع ديدوش مراد',
    postalCode: '16000',
    city: 'الجزائر العاصمة',
    country: 'الجزائر',
  },
  hours: 'من الأحد إلى الخميس، 9:00 – 17:30',
  copyrightYear: 2025,
  social: [
    {
      network: 'linkedin',
      name: 'LinkedIn',
      href: 'https://www.linkedin.com/company/ikosim-studio',
    },
    { network: 'twitter', name: 'Twitter', href: 'https://twitter.com/ikosimstudio' },
    { network: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@ikosimstudio' },
    { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/ikosimstudio' },
  ],
} as const satisfies Translation<typeof english>

export const mainMenu = [
  { label: 'الرئيسية', href: '/' },
  { label: 'من نحن', href: '/about' },
  { label: 'الخدمات', href: '/service' },
  { label: 'أعمالنا', href: '/portfolio' },
  { label: 'المدونة', href: '/blog' },
  {
    label: 'الصفحات',
    links: [
      { label: 'اتصلوا بنا', href: '/contact' },
      { label: 'أسئلة متكررة', href: '/faq' },
    ],
  },
] as const satisfies Translation<typeof englishMenu>
