/** Texts of the photography home from the prints on; fetched when the visitor scrolls near them. */
import type { PricingPlan } from './pricing.ts'

/** Source: spec §3, "Carousel item": title, subtitle, href, src. */
export type Print = {
  frame: number
  /** Paper, size in centimetres, edition. */
  subtitle: string
}

export const photographyPrints = {
  title: [{ text: 'Printed by hand,' }, { text: 'signed on the back.', voice: 'counter' }],
  text: 'Eight frames are for sale on baryta paper, made to order. Select one to ask about it.',
  label: 'Prints for sale',
  href: '#write',
  items: [
    { frame: 7, subtitle: '30 × 40 cm, edition of 25' },
    { frame: 9, subtitle: '45 × 30 cm, edition of 25' },
    { frame: 1, subtitle: '18 × 24 cm, open edition' },
    { frame: 3, subtitle: '90 × 38 cm, edition of 5' },
    { frame: 4, subtitle: '30 × 40 cm, edition of 15' },
    { frame: 6, subtitle: '18 × 24 cm, open edition' },
    { frame: 14, subtitle: '90 × 38 cm, edition of 5' },
    { frame: 13, subtitle: '30 × 40 cm, edition of 25' },
  ],
} as const satisfies { items: readonly Print[]; [key: string]: unknown }

/** A package with its largest print, in centimetres; the page draws that sheet to scale. */
export type PhotographyPlan = PricingPlan & { sheet: { width: number; height: number } }

export const photographyPricing = {
  title: [{ text: 'Three packages,' }, { text: 'three sizes of paper.', voice: 'counter' }],
  text: 'Each sheet below is drawn to scale: it is the largest print in the package.',
  monthly: {
    label: 'Monthly',
    plans: [
      {
        title: 'Standard',
        price: 29,
        currency: '$',
        timeline: 'a month',
        audience: 'For a shop that changes its window often.',
        sheet: { width: 18, height: 24 },
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
        title: 'Professional',
        price: 199,
        currency: '$',
        timeline: 'a month',
        audience: 'For a brand with something new every month.',
        sheet: { width: 30, height: 40 },
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
        title: 'Ultimate',
        price: 299,
        currency: '$',
        timeline: 'a month',
        audience: 'For a company that needs pictures all year.',
        sheet: { width: 50, height: 60 },
        features: [
          'A whole day each month within 100 km of Algiers',
          'Sixty pictures and the contact sheets',
          'Two photographers, or one with a film camera',
          'One minute of film every quarter',
          'Five prints, up to 50 × 60 cm',
          'First pictures the same evening',
        ],
      },
    ],
  },
  yearly: {
    label: 'Yearly',
    plans: [
      {
        title: 'Standard',
        price: 59,
        currency: '$',
        timeline: 'a year',
        audience: 'For a family that wants to see itself grow.',
        sheet: { width: 18, height: 24 },
        features: [
          'One sitting a year, in the week you choose',
          'Up to six people and one animal',
          'Twelve frames on a contact sheet',
          'The same chair, the same window, every year',
          'Two prints, 18 × 24 cm',
          'The negatives kept for thirty years',
        ],
      },
      {
        title: 'Professional',
        price: 399,
        currency: '$',
        timeline: 'a year',
        audience: 'For an office whose people come and go.',
        sheet: { width: 30, height: 40 },
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
        title: 'Ultimate',
        price: 599,
        currency: '$',
        timeline: 'a year',
        audience: 'For a hotel, a vineyard or anywhere with seasons.',
        sheet: { width: 50, height: 60 },
        features: [
          'Four days a year, one in each season',
          'Eighty pictures of rooms and land',
          'We watch the forecast and choose the day',
          'The right to print them anywhere for ten years',
          'Eight prints, up to 50 × 60 cm',
          'A bound book of the year each December',
        ],
      },
    ],
  },
  action: { label: 'Ask for this package', href: '#write' },
} as const satisfies {
  monthly: { label: string; plans: readonly PhotographyPlan[] }
  yearly: { label: string; plans: readonly PhotographyPlan[] }
  [key: string]: unknown
}

/** Frame number of the picture behind the figures. */
export const photographyFactsFrame = 5

export const photographyJournal = {
  title: [{ text: 'Read while' }, { text: 'the prints dry.', voice: 'counter' }],
  text: 'Three articles from March 2022 by the people who made this website.',
  action: { label: 'The whole blog', href: '/blog' },
} as const

export const photographyEnquiry = {
  title: [{ text: 'Tell us where' }, { text: 'and when.', voice: 'counter' }],
  text: 'Give us a place, a date and a subject, and we can say who would come and what it would cost.',
} as const
