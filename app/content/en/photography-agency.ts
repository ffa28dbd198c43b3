import type { FrameNumber, GalleryCategory } from '../photography-shots.ts'
import type { PlanWords } from '../plan-prices.ts'
import type { FunFact } from './fun-facts.ts'
import { houseNames } from './house-names.ts'
import { sectionNames } from './section-names.ts'

/** Words of the photography home, about an invented agency, Argentique. Source: spec §2, "Photography agency home". */
export const photographyAgency = {
  title: 'Photography agency',
  description:
    'Argentique photographs weddings, portraits, fashion, products and landscapes from its studio above the port of Algiers.',
  categories: {
    wedding: 'Wedding',
    portrait: 'Portrait',
    fashion: 'Fashion',
    commercial: 'Commercial',
    landscape: 'Landscape',
    shortfilm: 'Short film',
  } as const satisfies Record<GalleryCategory, string>,
  /** The fourteen frames, by number: a title, then focal length and aperture of the camera in its scene. */
  roll: {
    /** Before a number. */
    frame: 'Frame',
    frames: {
      1: { title: 'Two rings', subtitle: '85 mm, f/4' },
      2: { title: 'Four metres of silk', subtitle: '60 mm, f/8' },
      3: { title: 'The steps', subtitle: '50 mm, 2.39:1' },
      4: { title: 'Ribbed glass', subtitle: '135 mm, f/8' },
      5: { title: 'Still water', subtitle: '35 mm' },
      6: { title: 'Washed fruit', subtitle: '105 mm, f/4' },
      7: { title: 'The felt hat', subtitle: '120 mm, f/5.6' },
      8: { title: 'Before the speeches', subtitle: '45 mm, f/2' },
      9: { title: 'Profile', subtitle: '100 mm' },
      10: { title: 'Amber perfume', subtitle: '70 mm, f/5.6' },
      11: { title: 'North window', subtitle: '135 mm, f/2.8' },
      12: { title: 'Fifteen minutes of sun', subtitle: '45 mm' },
      13: { title: 'Sunglasses', subtitle: '120 mm, f/11' },
      14: { title: 'The cinema', subtitle: '40 mm, 2.39:1' },
    } as const satisfies Record<FrameNumber, { title: string; subtitle: string }>,
  },
  hero: {
    title: [{ text: 'We wait' }, { text: 'for the light.', voice: 'counter' }],
    /** The lead begins with it. */
    name: houseNames['/photography-agency'],
    lead: ' is a photography studio above the port of Algiers, invented by Ikosim: one lamp or one window, a tripod and a long exposure.',
    write: 'Book a sitting',
    tabsLabel: 'What we photograph',
  },
  /** Links to sections, on phones. */
  index: [
    { href: '#sheet', label: 'Work' },
    { href: '#prints', label: 'Prints' },
    { href: '#packages', label: 'Prices' },
    { href: '#journal', label: 'Journal' },
    { href: '#write', label: 'Booking' },
  ],
  about: {
    label: sectionNames.about,
    title: 'We take lamps away until the picture is right.',
    /** The story of the portrait beside it, frame 7. */
    text: 'Frame 7 began with four lamps. We turned them off one at a time, over a long afternoon, until the one on the wall was enough. The print was made on our first enlarger, bought in 1971.',
    action: { label: 'About Ikosim', href: '/about' },
  },
  services: {
    label: sectionNames.services,
    title: 'Six kinds of work, each with its own crew.',
    action: { label: 'Ikosim’s services', href: '/service' },
    labels: { crew: 'Who comes', result: 'What you receive', time: 'When' },
    items: [
      {
        category: 'wedding',
        crew: 'Two photographers, 45 and 85 mm',
        result: '400 frames, 40 prints, one album',
        time: 'Six weeks',
      },
      {
        category: 'portrait',
        crew: 'One photographer, 135 mm',
        result: 'Twelve frames, three prints',
        time: 'Eight days',
      },
      {
        category: 'fashion',
        crew: 'Four people, 60 and 120 mm',
        result: 'Thirty looks, each one retouched',
        time: 'Ten days',
      },
      {
        category: 'commercial',
        crew: 'Photographer, stylist, 105 mm',
        result: 'Twenty products a day, on black',
        time: 'Five days',
      },
      {
        category: 'landscape',
        crew: 'Photographer and driver, 35 mm',
        result: 'Six frames, up to two metres wide',
        time: 'Three weeks',
      },
      {
        category: 'shortfilm',
        crew: 'A crew of six, one camera',
        result: 'Nine minutes of widescreen film',
        time: 'Eight weeks',
      },
    ] as const satisfies readonly {
      category: GalleryCategory
      crew: string
      result: string
      time: string
    }[],
  },
  gallery: {
    label: sectionNames.gallery,
    title: 'The contact sheet',
    filterLabel: 'Filter pictures',
    all: 'All',
  },
  prints: {
    title: 'Printed by hand, signed on the back.',
    text: 'Each takes an evening, on baryta paper.',
    label: 'Prints for sale',
    ask: 'ask about this print',
    items: [
      { frame: 13, subtitle: '30 × 40 cm, edition of 25' },
      { frame: 14, subtitle: '90 × 38 cm, edition of 5' },
      { frame: 6, subtitle: '18 × 24 cm, open edition' },
      { frame: 4, subtitle: '30 × 40 cm, edition of 15' },
      { frame: 9, subtitle: '45 × 30 cm, edition of 25' },
      { frame: 3, subtitle: '90 × 38 cm, edition of 5' },
      { frame: 11, subtitle: '30 × 40 cm, edition of 25' },
      { frame: 1, subtitle: '18 × 24 cm, open edition' },
    ] as const satisfies readonly { frame: FrameNumber; subtitle: string }[],
  },
  pricing: {
    label: sectionNames.pricingAndPackaging,
    title: [{ text: 'Three packages,' }, { text: 'three sizes of paper.', voice: 'counter' }],
    text: 'Each package’s largest print, to scale.',
    legend: 'Billing period',
    unit: 'cm',
    monthly: {
      label: 'Monthly',
      plans: [
        {
          id: 'standard',
          title: 'Standard',
          timeline: 'a month',
          audience: 'For a shop that changes its window often.',
          features: [
            'One hour in our small studio each month',
            'Six pictures, retouched lightly',
            'Files for screen and for the printer',
            'A background in white, grey or black',
            'One print, 18 × 24 cm',
            'Ready after five working days',
          ],
        },
        {
          id: 'professional',
          title: 'Professional',
          timeline: 'a month',
          audience: 'Right for most brands, every month.',
          features: [
            'Half a day each month, at your place or ours',
            'Thirty pictures, retouched fully',
            'A stylist and two backgrounds of your choice',
            'The same photographer every time',
            'Three prints, up to 30 × 40 cm',
            'Ready after three working days',
          ],
        },
        {
          id: 'ultimate',
          title: 'Ultimate',
          timeline: 'a month',
          audience: 'For a company that needs pictures all year.',
          features: [
            'A day each month within 100 km of Algiers',
            'Sixty pictures and the contact sheets',
            'Two photographers, or one with a film camera',
            'One minute of film every quarter',
            'Five prints, up to 50 × 60 cm',
            'First pictures the same evening',
          ],
        },
      ] as const satisfies readonly PlanWords[],
    },
    yearly: {
      label: 'Yearly',
      plans: [
        {
          id: 'standard',
          title: 'Standard',
          timeline: 'a year',
          audience: 'For a family, once a year.',
          features: [
            'One sitting a year, in the week you choose',
            'Up to six people',
            'Twelve frames on a contact sheet',
            'The same chair, the same window, every year',
            'Two prints, 18 × 24 cm',
            'The negatives kept for thirty years',
          ],
        },
        {
          id: 'professional',
          title: 'Professional',
          timeline: 'a year',
          audience: 'Right for most offices with new staff.',
          features: [
            'Two mornings a year at your address',
            'Up to forty portraits, all in the same light',
            'Newcomers photographed here between visits',
            'One picture of everybody, on the stairs',
            'Four prints, up to 30 × 40 cm',
            'Named files for each person',
          ],
        },
        {
          id: 'ultimate',
          title: 'Ultimate',
          timeline: 'a year',
          audience: 'For a hotel, a vineyard or a garden.',
          features: [
            'Four days a year, one in each season',
            'Eighty pictures of rooms and land',
            'We watch the forecast and choose the day',
            'The right to print them anywhere for ten years',
            'Eight prints, up to 50 × 60 cm',
            'A bound book of the year each December',
          ],
        },
      ] as const satisfies readonly PlanWords[],
    },
    action: { label: 'Ask for this package', href: '#write' },
  },
  facts: {
    label: sectionNames.funFacts,
    text: 'A test strip: one lake, exposed four times.',
    /** One k is lower-case in the specification; CSS shows both in capitals. Source: spec §3, photography. */
    items: [
      { factNumber: '550', title: 'products', note: 'at twenty a day' },
      { factNumber: '40K', title: 'happy clients', note: 'wedding guests included' },
      { factNumber: '50k', title: 'projects', note: 'each with its negatives' },
      { factNumber: '250', title: 'team members', note: 'in 54 years' },
    ] as const satisfies readonly FunFact[],
  },
  journal: {
    label: sectionNames.blog,
    title: 'Notes on the backs of prints.',
    /** Why articles about apps stand on this page. */
    text: 'Articles by Ikosim, which made this page.',
    action: { label: 'Ikosim’s blog', href: '/blog' },
  },
  enquiry: {
    label: sectionNames.contact,
    title: 'Tell us where and when.',
    /** Whom a message reaches, as the agency is invented. */
    text: 'You are writing to Ikosim, which is real.',
  },
  /** The end of the page: the frame after the fourteen. */
  lastFrame: {
    title: [{ text: 'Come an hour' }, { text: 'before dusk.', voice: 'counter' }],
    text: 'The window needs no lamp then. Frame 15 is loaded.',
    action: { label: 'Choose a day and an hour', href: '/contact#consultation' },
    /** On the film's edge, as it is numbered: by halves. */
    edge: '15 15A 16 16A 17 17A 18 18A',
  },
  /** Note before it. */
  demonstration:
    'Argentique is a demonstration by Ikosim Studio: the agency, its figures and its prices are invented.',
} as const
