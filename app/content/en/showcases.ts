import type { Picture } from '../../lib/picture.ts'
import * as pictures from '../pictures/showcase.ts'
import { type CaseStudySlug, caseStudies, genericCaseStudy } from './case-studies.ts'

/** Texts of the three full-screen showcases, in the order of their slides. Source: spec §2, §3. */

/** A full-screen slide. Source: spec §3, "Slide". */
export type Slide = {
  /** Fragment of the slide's address. */
  id: string
  /** Label in the pagination. */
  name: string
  title: string
  text: string
  image: Picture
  link: `/case-study/${string}`
}

const linkTo = (slug: CaseStudySlug | typeof genericCaseStudy.slug) =>
  `/case-study/${slug}` as const

/** Slides of the showcase portfolio. */
export const portfolioSlides = [
  {
    id: 'tassili-bank',
    name: 'Tassili Bank',
    title: 'Tassili Bank',
    text: 'A bank account that you open on your phone in eleven minutes.',
    image: pictures.tassiliCards,
    action: 'Read about Tassili Bank',
    link: linkTo('tassili-bank-onboarding'),
  },
  {
    id: 'dar-zellij',
    name: 'Dar Zellij',
    title: 'Dar Zellij',
    text: 'An online tile shop that measures your wall before it asks for your card.',
    image: pictures.zellijWindow,
    action: 'Read about Dar Zellij',
    link: linkTo('dar-zellij-shop'),
  },
  {
    id: 'hoggar-trails',
    name: 'Hoggar Trails',
    title: 'Hoggar Trails',
    text: 'Mountain routes on a phone, readable without a signal.',
    image: pictures.hoggarMap,
    action: 'Read about Hoggar Trails',
    link: linkTo('hoggar-trails-offline'),
  },
  {
    id: 'this-website',
    name: 'This website',
    title: 'This website',
    text: 'Our own site, on which every picture is made by code.',
    image: pictures.facets,
    action: 'Read how this website was made',
    link: linkTo(genericCaseStudy.slug),
  },
] as const satisfies readonly (Slide & { action: string })[]

const towerPictures = {
  'tassili-bank-onboarding': pictures.tassiliTowers,
  'noria-water-bills': pictures.noriaWaves,
  'yasmine-clinics-two-languages': pictures.yasminePetals,
  'hoggar-trails-offline': pictures.hoggarNight,
  'dar-zellij-shop': pictures.zellijStar,
} as const satisfies Record<CaseStudySlug, Picture>

/** Slides of the case study showcase, one for each case study. */
export const caseStudySlides: readonly Slide[] = caseStudies.map(
  ({ slug, title, client, sector }) => ({
    id: slug,
    name: client,
    title,
    text: `${client}, ${sector.toLowerCase()}`,
    image: towerPictures[slug],
    link: linkTo(slug),
  }),
)

/** Films of the video showcase. Source: spec §3, "Video slide". */
export const videoSlides = [
  {
    id: 'city',
    film: 'city',
    introTitle: 'Algiers from dawn to dawn',
    title: 'One day in six seconds',
    action: 'Read how this website was made',
    link: linkTo(genericCaseStudy.slug),
  },
  {
    id: 'sea',
    film: 'sea',
    introTitle: 'The bay, four metres down',
    title: 'Sunlight on the sea bed',
    action: 'Read the Noria Water case study',
    link: linkTo('noria-water-bills'),
  },
  {
    id: 'facets',
    film: 'facets',
    introTitle: 'Our logo, turned into a landscape',
    title: 'A landscape of facets',
    action: 'Read how this website was made',
    link: linkTo(genericCaseStudy.slug),
  },
] as const satisfies readonly {
  id: string
  film: 'city' | 'sea' | 'facets'
  introTitle: string
  title: string
  action: string
  link: Slide['link']
}[]

export const showcaseWords = {
  portfolio: {
    heading: 'Showcase portfolio',
    label: 'Four pieces of work',
    description:
      'Four pieces of work by Ikosim Studio, each as large as your screen: a banking app, a tile shop, mountain trails and this website.',
    social: 'Follow Us',
  },
  caseStudy: {
    heading: 'Case study showcase',
    label: 'Five case studies',
    description:
      'Five case studies by Ikosim Studio: a bank account, a water bill, seven clinics, mountain trails and a shop for handmade tiles.',
    action: 'View Case Study',
    social: 'Follow Us',
  },
  video: {
    heading: 'Video showcase',
    label: 'Three short films',
    description:
      'Three silent films of six seconds each, made by our own code: Algiers from dawn to dawn, light on the sea bed, and a landscape of facets.',
    next: 'Next film',
    unsupported: 'Your browser does not support the video tag.',
  },
} as const
