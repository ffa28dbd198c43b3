/** The owner's name and how to reach them: what is the same in every language. */
export const contacts = {
  name: 'Ikosim Studio',
  /** End of every document title. */
  titleSuffix: ' | Ikosim Studio',
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
  /** Degrees north and east of the studio; the embedded map is centred here. */
  location: { latitude: 36.7642, longitude: 3.0553 },
} as const satisfies {
  name: string
  titleSuffix: string
  url: `https://${string}`
  email: `${string}@${string}`
  phone: { label: string; href: `tel:+${number}` }
  whatsApp: `${number}`
  location: { latitude: number; longitude: number }
}
