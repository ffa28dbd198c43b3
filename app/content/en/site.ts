/**
 * All facts about the owner: name, addresses, phone, social links, and the header's menu. The footer's links are in
 * `site-links.ts`. A change here changes every page; a value of the wrong type fails the build.
 */

type Place = {
  street: string
  postalCode: string
  city: string
  country: string
  /** Degrees north and east; the embedded map is centred here. */
  latitude: number
  longitude: number
}

type SocialNetwork = 'linkedin' | 'twitter' | 'youtube' | 'facebook'

export const site = {
  name: 'Ikosim Studio',
  shortName: 'Ikosim',
  /** End of every document title. */
  titleSuffix: ' | Ikosim Studio',
  description:
    'Ikosim is a web and mobile studio in Algiers. We design, build and look after digital products for companies on both shores of the Mediterranean.',
  /**
   * Address of the published site, without a trailing slash. Canonical and social addresses begin with it. It may have a
   * path (`https://name.github.io/site`), below which the whole site is served. `SITE_URL` replaces it at build time.
   */
  url: (process.env.SITE_URL ?? 'https://ikosim.studio') as `https://${string}`,
  email: 'hello@ikosim.studio',
  phone: {
    /** As shown. */
    label: '+213 21 00 20 20',
    /** Link (RFC 3966). */
    href: 'tel:+21321002020',
  },
  /** WhatsApp number for its links: digits with the country code. */
  whatsApp: '21321002020',
  address: {
    street: '20 rue Didouche Mourad',
    postalCode: '16000',
    city: 'Algiers',
    country: 'Algeria',
    latitude: 36.7642,
    longitude: 3.0553,
  },
  hours: 'Sunday to Thursday, 9 am to 5.30 pm',
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
  name: string
  shortName: string
  titleSuffix: string
  description: string
  url: `https://${string}`
  email: `${string}@${string}`
  phone: { label: string; href: `tel:+${number}` }
  whatsApp: `${number}`
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
