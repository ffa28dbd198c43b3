import { contacts } from '../contacts.ts'
import type { site as english, mainMenu as englishMenu } from '../en/site.ts'
import type { Translation } from '../translation.ts'

export const site = {
  shortName: 'Ikosim',
  description:
    'Ikosim, studio web et mobile à Alger, conçoit, développe et suit des produits numériques pour les deux rives de la Méditerranée.',
  ...contacts,
  address: {
    street: '20 rue Didouche Mourad',
    postalCode: '16000',
    city: 'Alger',
    country: 'Algérie',
  },
  hours: 'Du dimanche au jeudi, 9 h – 17 h 30',
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
  { label: 'Accueil', href: '/' },
  { label: 'À propos', href: '/about' },
  { label: 'Services', href: '/service' },
  { label: 'Réalisations', href: '/portfolio' },
  { label: 'Blog', href: '/blog' },
  {
    label: 'Pages',
    links: [
      { label: 'Contact', href: '/contact' },
      { label: 'FAQ', href: '/faq' },
    ],
  },
] as const satisfies Translation<typeof englishMenu>
