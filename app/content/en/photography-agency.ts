/** Texts and frames of the photography home, about an invented agency, Argentique. Its offers: `photography-offers.ts`. */

export const photographyPage = {
  title: 'Photography agency',
  description:
    'Argentique photographs weddings, portraits, fashion, products and landscapes from its studio above the port of Algiers. Packages, prints, a contact sheet.',
  headline: [{ text: 'We wait' }, { text: 'for the light.', voice: 'counter' }],
  lead: 'Argentique is a photography studio above the port of Algiers. We use one lamp or one window, and take as long as it takes.',
  tabsLabel: 'What we photograph',
} as const

export const galleryCategories = {
  wedding: 'Wedding',
  portrait: 'Portrait',
  fashion: 'Fashion',
  commercial: 'Commercial',
  landscape: 'Landscape',
  shortfilm: 'Short film',
} as const

export type GalleryCategory = keyof typeof galleryCategories

/** Source: spec §3, "Gallery item"; the pictures themselves are in `photography-shots.ts`. */
export type RollEntry = {
  /** Number on the film's edge; filtering does not change it. */
  frame: number
  title: string
  /** Focal length and aperture of the camera in its scene. */
  subtitle: string
  /** Page of the service. */
  href: string
  /** Name of its picture in the catalogue. */
  slug: string
  category: GalleryCategory
  /** Height in pixels in the layout with columns. */
  height: 299 | 622
}

const order = '/service/service-details'

/** The fourteen frames, in order. */
export const roll = [
  {
    frame: 1,
    title: 'Two rings',
    subtitle: '85 mm, f/4',
    href: order,
    slug: 'wedding-rings',
    category: 'wedding',
    height: 622,
  },
  {
    frame: 2,
    title: 'Four metres of silk',
    subtitle: '60 mm, f/8',
    href: order,
    slug: 'fashion-silk',
    category: 'fashion',
    height: 299,
  },
  {
    frame: 3,
    title: 'The steps',
    subtitle: '50 mm, 2.39:1',
    href: order,
    slug: 'film-stair',
    category: 'shortfilm',
    height: 299,
  },
  {
    frame: 4,
    title: 'Ribbed glass',
    subtitle: '135 mm, f/8',
    href: order,
    slug: 'portrait-glass',
    category: 'portrait',
    height: 622,
  },
  {
    frame: 5,
    title: 'Still water',
    subtitle: '35 mm',
    href: order,
    slug: 'landscape-salt',
    category: 'landscape',
    height: 622,
  },
  {
    frame: 6,
    title: 'Washed fruit',
    subtitle: '105 mm, f/4',
    href: order,
    slug: 'commercial-clementines',
    category: 'commercial',
    height: 622,
  },
  {
    frame: 7,
    title: 'The felt hat',
    subtitle: '120 mm, f/5.6',
    href: order,
    slug: 'fashion-hat',
    category: 'fashion',
    height: 622,
  },
  {
    frame: 8,
    title: 'Before the speeches',
    subtitle: '45 mm, f/2',
    href: order,
    slug: 'wedding-table',
    category: 'wedding',
    height: 299,
  },
  {
    frame: 9,
    title: 'Profile',
    subtitle: '100 mm',
    href: order,
    slug: 'portrait-profile',
    category: 'portrait',
    height: 299,
  },
  {
    frame: 10,
    title: 'Amber perfume',
    subtitle: '70 mm, f/5.6',
    href: order,
    slug: 'commercial-perfume',
    category: 'commercial',
    height: 299,
  },
  {
    frame: 11,
    title: 'North window',
    subtitle: '135 mm, f/5.6',
    href: order,
    slug: 'portrait-window',
    category: 'portrait',
    height: 622,
  },
  {
    frame: 12,
    title: 'Fifteen minutes of sun left',
    subtitle: '45 mm',
    href: order,
    slug: 'landscape-dunes',
    category: 'landscape',
    height: 299,
  },
  {
    frame: 13,
    title: 'Sunglasses',
    subtitle: '120 mm, f/11',
    href: order,
    slug: 'fashion-sunglasses',
    category: 'fashion',
    height: 622,
  },
  {
    frame: 14,
    title: 'The cinema',
    subtitle: '40 mm, 2.39:1',
    href: order,
    slug: 'film-projector',
    category: 'shortfilm',
    height: 299,
  },
] as const satisfies readonly RollEntry[]

/** Source: spec §3, "Hero tab"; the picture is one of the roll. */
export type HeroTab = {
  title: string
  href: string
  /** Frame number of its picture. */
  frame: number
  /** Horizontal position of the subject, for windows that crop the picture. */
  subject: 'left' | 'middle' | 'right'
}

export const heroTabs = [
  { title: 'Wedding', href: order, frame: 8, subject: 'middle' },
  { title: 'Fashion', href: order, frame: 2, subject: 'middle' },
  { title: 'Commercial', href: order, frame: 10, subject: 'right' },
  { title: 'Landscape', href: order, frame: 12, subject: 'right' },
] as const satisfies readonly HeroTab[]

export const photographyAbout = {
  /** Frame number of the portrait. */
  frame: 11,
  title: [
    { text: 'We take lamps away' },
    { text: 'until the picture is right.', voice: 'counter' },
  ],
  paragraphs: [
    'We began in 1971 with one enlarger and a wet floor. The enlarger still works, and there are now 250 of us.',
    'We light each subject from one side, with as few lamps as it needs.',
  ],
  action: { label: 'About Ikosim Studio', href: '/about' },
} as const

export const photographyServices = {
  title: [{ text: 'Six kinds of work,' }, { text: 'each with its own crew.', voice: 'counter' }],
  action: { label: 'Ikosim’s six services', href: '/service' },
  labels: { crew: 'Who comes', result: 'What you receive', time: 'When' },
  items: [
    {
      category: 'wedding',
      crew: 'Two photographers and an assistant with an umbrella',
      result: '400 frames, 40 of them printed large, one album',
      time: 'Six weeks after the day',
    },
    {
      category: 'portrait',
      crew: 'One photographer, one chair',
      result: 'Twelve frames on a sheet, three prints of your choice',
      time: 'Eight days',
    },
    {
      category: 'fashion',
      crew: 'Four people and an iron',
      result: 'Thirty looks, retouched, with files named by your stock numbers',
      time: 'Ten days',
    },
    {
      category: 'commercial',
      crew: 'A photographer and a stylist with tweezers',
      result: 'Twenty products a day, on black, on white or in use',
      time: 'Five days',
    },
    {
      category: 'landscape',
      crew: 'One photographer, one driver, plenty of water',
      result: 'Six frames, printed to order up to two metres wide',
      time: 'When the weather agrees',
    },
    {
      category: 'shortfilm',
      crew: 'A crew of six with one camera',
      result: 'Up to nine minutes of widescreen film, in colours that match the stills',
      time: 'Eight weeks',
    },
  ],
} as const satisfies {
  items: readonly { category: GalleryCategory; crew: string; result: string; time: string }[]
  [key: string]: unknown
}

export const photographyGallery = {
  title: [{ text: 'The contact sheet' }],
  text: 'Fourteen frames from one roll. The number beside each is its place on the film.',
  filterLabel: 'Filter pictures',
  all: 'All',
} as const

/** Note at the end of the page. */
export const photographyDemonstration =
  'Argentique is a demonstration by Ikosim Studio. The agency, its figures and its prices are invented; our own scripts rendered all fourteen pictures.'
