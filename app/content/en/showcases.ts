import type { Picture } from '../../lib/picture.ts'
import * as pictures from '../pictures/showcase.ts'
import { type CaseStudySlug, caseStudies, genericCaseStudy } from './case-studies.ts'

/** The words of the three full-screen showcases, in the order of their slides. Source: spec §2, §3. */

/** A full-screen slide. Source: spec §3, "Slide". */
export type Slide = {
  /** Stands after the `#` of the address. */
  id: string
  /** What the pagination says. */
  name: string
  title: string
  text: string
  image: Picture
  link: `/case-study/${string}`
}

const linkTo = (slug: CaseStudySlug | typeof genericCaseStudy.slug) =>
  `/case-study/${slug}` as const

/** The strip: four slides. */
export const stripSlides = [
  {
    id: 'tassili-bank',
    name: 'Tassili Bank',
    title: 'Tassili Bank',
    text: 'An account, opened on a phone between two stops of the tram.',
    image: pictures.tassiliCards,
    link: linkTo('tassili-bank-onboarding'),
  },
  {
    id: 'dar-zellij',
    name: 'Dar Zellij',
    title: 'Dar Zellij',
    text: 'A tile shop that asks for the wall before it asks for the card.',
    image: pictures.zellijWindow,
    link: linkTo('dar-zellij-shop'),
  },
  {
    id: 'hoggar-trails',
    name: 'Hoggar Trails',
    title: 'Hoggar Trails',
    text: 'A route that fits in the pocket and needs no signal to be read.',
    image: pictures.hoggarMap,
    link: linkTo('hoggar-trails-offline'),
  },
  {
    id: 'this-website',
    name: 'This website',
    title: 'This website',
    text: 'Our own house: every picture in it is made by code.',
    image: pictures.facets,
    link: linkTo(genericCaseStudy.slug),
  },
] as const satisfies readonly Slide[]

const towerPictures = {
  'tassili-bank-onboarding': pictures.tassiliTowers,
  'noria-water-bills': pictures.noriaWaves,
  'yasmine-clinics-two-languages': pictures.yasminePetals,
  'hoggar-trails-offline': pictures.hoggarNight,
  'dar-zellij-shop': pictures.zellijStar,
} as const satisfies Record<CaseStudySlug, Picture>

/** The tower: one floor for each case study, from the top. */
export const towerSlides: readonly Slide[] = caseStudies.map(({ slug, title, client, sector }) => ({
  id: slug,
  name: client,
  title,
  text: `${client}, ${sector.toLowerCase()}`,
  image: towerPictures[slug],
  link: linkTo(slug),
}))

/** The screening: three films. Source: spec §3, "Video slide". */
export const filmSlides = [
  {
    id: 'city',
    film: 'city',
    introTitle: 'Algiers from dawn to dawn',
    title: 'One day in six seconds',
    action: 'How this website is made',
    link: linkTo(genericCaseStudy.slug),
  },
  {
    id: 'sea',
    film: 'sea',
    introTitle: 'The bay, four metres down',
    title: 'What water does with light',
    action: 'A water bill that is as clear',
    link: linkTo('noria-water-bills'),
  },
  {
    id: 'facets',
    film: 'facets',
    introTitle: 'Our mark, laid out as a landscape',
    title: 'Twenty faces and then some',
    action: 'The rules behind these pages',
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
  strip: {
    heading: 'Showcase portfolio',
    label: 'Four pieces of work',
    description:
      'Four pieces of work by Ikosim Studio, each as large as your screen: a bank, a tile shop, a desert trail and the website that shows them.',
    action: 'Read the case study',
    social: 'Follow Us',
  },
  tower: {
    heading: 'Case study showcase',
    label: 'Five case studies',
    description:
      'Five case studies of Ikosim Studio, one on each floor: a bank account, a water bill, seven clinics, a mountain trail and a wall of tiles.',
    action: 'View Case Study',
  },
  screening: {
    heading: 'Video showcase',
    label: 'Three short films',
    description:
      'Three silent films of a few seconds, drawn by code of ours: the white city from dawn to dawn, the light on the sea bed, the facets.',
    next: 'Next film',
    unsupported: 'Your browser does not support the video tag.',
  },
} as const
