/**
 * All facts about the owner: addresses, social links, and the header's menu. Name, e-mail and phone are in
 * `contacts.ts`, the footer's links in `site-links.ts`. A change here changes every page; a value of the wrong type fails the build.
 */
import { contacts } from '../contacts.ts'

type Place = {
  street: string
  postalCode: string
  city: string
  country: string
}

type SocialNetwork = 'linkedin' | 'twitter' | 'youtube' | 'facebook'

export const site = {
  shortName: 'Ikosim',
  description:
    'Ikosim is a web and mobile studio in Algiers. We design, build and look after digital products for companies on both shores of the Mediterranean.',
  ...contacts,
  address: {
    street: '20 rue Didouche Mourad',
    postalCode: '16000',
    city: 'Algiers',
    country: 'Algeria',
  },
  hours: 'Sunday to Thursday, 9\u00a0am to 5.30\u00a0pm',
  /** The specification fixes the year. Source: spec §9. */
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
} as const satisfies {
  shortName: string
  description: string
  address: Place
  hours: string
  copyrightYear: number
  social: readonly { network: SocialNetwork; name: string; href: `https://${string}` }[]
}

export type MenuLink = { label: string; href: string }
export type MenuGroup = { label: string; links: readonly MenuLink[] }

/** The header's menu, in order. Source: spec §2, "Header menu". */
export const mainMenu = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/service' },
  { label: 'Portfolio', href: '/portfolio' },
  { label: 'Blog', href: '/blog' },
  {
    label: 'Pages',
    links: [
      { label: 'Contact', href: '/contact' },
      { label: 'FAQ', href: '/faq' },
    ],
  },
] as const satisfies readonly (MenuLink | MenuGroup)[]
