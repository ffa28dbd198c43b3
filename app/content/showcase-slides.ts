import type { showcasePortfolio } from '#words/showcase-portfolio.ts'
import type { videoShowcase } from '#words/video-showcase.ts'
import type { Picture } from '../lib/picture.ts'
import * as pictures from './pictures/showcase.ts'

/** Pictures and links of two full-screen showcases, by slide. Source: spec §3, "Slide" and "Video slide". */

type Link = `/case-study/${string}`

/** The study that says how this website was made. */
const thisWebsite: Link = '/case-study/case-study-details'

type PortfolioSlideId = (typeof showcasePortfolio.slides)[number]['id']

/** Slides of the showcase portfolio. */
export const portfolioSlides: Record<
  PortfolioSlideId,
  { image: Picture; narrowImage?: Picture; link: Link }
> = {
  'dar-zellij': {
    image: pictures.zellijWindow,
    narrowImage: pictures.zellijWindowPhone,
    link: '/case-study/dar-zellij-shop',
  },
  'tassili-bank': {
    image: pictures.tassiliCards,
    link: '/case-study/tassili-bank-onboarding',
  },
  'this-website': { image: pictures.facets, link: thisWebsite },
  'hoggar-trails': { image: pictures.hoggarMap, link: '/case-study/hoggar-trails-offline' },
}

/** Links of the video showcase. */
export const videoLinks: Record<(typeof videoShowcase.slides)[number]['id'], Link> = {
  city: thisWebsite,
  sea: '/case-study/noria-water-bills',
  facets: thisWebsite,
}
