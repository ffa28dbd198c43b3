/**
 * Metadata of the eight members whom clients meet, for grids, carousels and bylines. Biographies are in `team/`, one
 * file each.
 */

/** A member's own page on a network, in the order in which the links are shown. */
export type MemberSocialLink = {
  network: 'linkedin' | 'twitter' | 'youtube' | 'facebook'
  name: string
  href: `https://${string}`
}

/** Source: spec §3, "Team member"; its field names are in brackets. */
export type TeamMember = {
  /** Last part of the address, and key of the portrait (`memberImage`). */
  slug: string
  /** (`memberName`) */
  name: string
  /** (`memberDesignation`) */
  designation: string
  /** (`memberSocial`) */
  social: readonly MemberSocialLink[]
  /** First year at the studio, which began in 2009; absent on the generic page. */
  joined?: number
  /** 70 to 160 characters for search engines and cards. */
  summary: string
  /** Their slugs, in the order of the portfolio. */
  projects: readonly string[]
}

/** The long text of a member's page. */
export type TeamMemberText = {
  /** Paragraphs. */
  bio: readonly string[]
  skills: readonly {
    name: string
    /** 0 to 100. */
    level: number
  }[]
}

/** The eight members in the order of joining, four a row on large screens. Source: spec §2, "team". */
export const team = [
  {
    slug: 'lina-haddad',
    name: 'Lina Haddad',
    designation: 'Founder and design director',
    joined: 2009,
    summary:
      'Lina Haddad founded Ikosim in 2009 and directs its design. She sits with users before she draws, and still reviews every screen before it goes out.',
    projects: [
      'tassili-bank',
      'clement',
      'marsa-port',
      'riwaq-books',
      'hoggar-trails',
      'qantara-rides',
      'sirocco-air',
    ],
    social: [
      {
        network: 'linkedin',
        name: 'LinkedIn',
        href: 'https://www.linkedin.com/in/lina-haddad-ikosim',
      },
      { network: 'twitter', name: 'Twitter', href: 'https://twitter.com/linahaddad' },
      { network: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@linahaddad' },
      { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/lina.haddad' },
    ],
  },
  {
    slug: 'lyes-ould-kaci',
    name: 'Lyès Ould Kaci',
    designation: 'Technology director',
    joined: 2009,
    summary:
      'Lyès Ould Kaci has been at Ikosim since its first year. He decides how products are built, and answers the phone when one stops working.',
    projects: ['tassili-bank', 'noria-water', 'yasmine-clinics', 'qantara-rides'],
    social: [
      {
        network: 'linkedin',
        name: 'LinkedIn',
        href: 'https://www.linkedin.com/in/lyes-ould-kaci-ikosim',
      },
      { network: 'twitter', name: 'Twitter', href: 'https://twitter.com/lyesouldkaci' },
      { network: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@lyesouldkaci' },
      { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/lyes.ould.kaci' },
    ],
  },
  {
    slug: 'yacine-belkacem',
    name: 'Yacine Belkacem',
    designation: 'Head of mobile',
    joined: 2011,
    summary:
      'Yacine Belkacem leads the fifteen developers who build apps at Ikosim, and looks after the shelf of forty phones on which they are tested.',
    projects: ['tassili-bank', 'clement', 'riwaq-books', 'yasmine-clinics', 'qantara-rides'],
    social: [
      {
        network: 'linkedin',
        name: 'LinkedIn',
        href: 'https://www.linkedin.com/in/yacine-belkacem-ikosim',
      },
      { network: 'twitter', name: 'Twitter', href: 'https://twitter.com/yacinebelkacem' },
      { network: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@yacinebelkacem' },
      { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/yacine.belkacem' },
    ],
  },
  {
    slug: 'meriem-ait-said',
    name: 'Meriem Aït Saïd',
    designation: 'Front-end lead',
    joined: 2014,
    summary:
      'Meriem Aït Saïd leads web development at Ikosim. She is known for sites that open in a second, and for deleting more code than she writes.',
    projects: ['noria-water', 'hoggar-trails', 'dar-zellij'],
    social: [
      {
        network: 'linkedin',
        name: 'LinkedIn',
        href: 'https://www.linkedin.com/in/meriem-ait-said-ikosim',
      },
      { network: 'twitter', name: 'Twitter', href: 'https://twitter.com/meriemaitsaid' },
      { network: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@meriemaitsaid' },
      { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/meriem.ait.said' },
    ],
  },
  {
    slug: 'anis-boudraa',
    name: 'Anis Boudraa',
    designation: 'Type and brand designer',
    joined: 2015,
    summary:
      'Anis Boudraa draws logos and lettering at Ikosim, in Arabic and Latin together, and tests them on wood, cloth and aircraft tails.',
    projects: ['clement', 'riwaq-books', 'yasmine-clinics', 'dar-zellij', 'sirocco-air'],
    social: [
      {
        network: 'linkedin',
        name: 'LinkedIn',
        href: 'https://www.linkedin.com/in/anis-boudraa-ikosim',
      },
      { network: 'twitter', name: 'Twitter', href: 'https://twitter.com/anisboudraa' },
      { network: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@anisboudraa' },
      { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/anis.boudraa' },
    ],
  },
  {
    slug: 'claire-roux-benali',
    name: 'Claire Roux-Benali',
    designation: 'Researcher and writer',
    joined: 2017,
    summary:
      'Claire Roux-Benali finds out what users need and writes what interfaces say. She works in Marseille and Algiers, wherever the users are.',
    projects: ['tassili-bank', 'noria-water', 'marsa-port', 'yasmine-clinics', 'dar-zellij'],
    social: [
      {
        network: 'linkedin',
        name: 'LinkedIn',
        href: 'https://www.linkedin.com/in/claire-roux-benali-ikosim',
      },
      { network: 'twitter', name: 'Twitter', href: 'https://twitter.com/clairerouxbenali' },
      { network: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@clairerouxbenali' },
      {
        network: 'facebook',
        name: 'Facebook',
        href: 'https://www.facebook.com/claire.roux.benali',
      },
    ],
  },
  {
    slug: 'rafik-zemmouche',
    name: 'Rafik Zemmouche',
    designation: 'Data and marketing lead',
    joined: 2018,
    summary:
      'Rafik Zemmouche measures what Ikosim’s products change, and helps the right people find them. He checks every good result twice.',
    projects: ['noria-water', 'hoggar-trails', 'qantara-rides', 'dar-zellij'],
    social: [
      {
        network: 'linkedin',
        name: 'LinkedIn',
        href: 'https://www.linkedin.com/in/rafik-zemmouche-ikosim',
      },
      { network: 'twitter', name: 'Twitter', href: 'https://twitter.com/rafikzemmouche' },
      { network: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@rafikzemmouche' },
      { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/rafik.zemmouche' },
    ],
  },
  {
    slug: 'thiziri-amokrane',
    name: 'Thiziri Amokrane',
    designation: 'Quality and accessibility lead',
    joined: 2019,
    summary:
      'Thiziri Amokrane tests Ikosim’s products with keyboards, screen readers and worn-out phones, and has the last word before each launch.',
    projects: ['tassili-bank', 'marsa-port', 'yasmine-clinics', 'hoggar-trails'],
    social: [
      {
        network: 'linkedin',
        name: 'LinkedIn',
        href: 'https://www.linkedin.com/in/thiziri-amokrane-ikosim',
      },
      { network: 'twitter', name: 'Twitter', href: 'https://twitter.com/thiziriamokrane' },
      { network: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@thiziriamokrane' },
      { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/thiziri.amokrane' },
    ],
  },
] as const satisfies readonly TeamMember[]

export type TeamSlug = (typeof team)[number]['slug']

/** The generic page `/team/team-details`, for people who want to join. */
export const genericMember = {
  slug: 'team-details',
  name: 'Work with us',
  designation: 'One desk is always free',
  summary:
    'Ikosim always keeps one desk free for a new colleague. What the work is like, what we look for and how to write to us.',
  projects: ['marsa-port', 'hoggar-trails', 'dar-zellij'],
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
} as const satisfies TeamMember
