import type { LinksFunction } from 'react-router'
import { preloadedFaces } from '#wall-faces'
import { creativePortfolio } from '#words/creative-portfolio.ts'
import { legalLinks } from '#words/site-links.ts'
import { partners } from '~/content/partners'
import type { PageHandle } from '~/layouts/page-surface'
import { preloadFonts } from '~/lib/preload-fonts'
import { pageMeta } from '~/seo/page-meta'
import type { Route } from './+types/creative-portfolio'
import { End } from './end'
import { Hero } from './hero'
import { Plate } from './plate'
import { Study } from './study'
import { Works } from './works'
import './frame.css'
import './surfaces.css'

export const handle = {
  surface: 'oxblood',
  hasOwnFace: true,
} satisfies PageHandle

export function loader() {
  return {
    words: creativePortfolio,
    /** The partners' logos and names, without their roles. */
    partners: partners.map(({ slug, name }) => ({ slug, name })),
    legalLinks,
  }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: '/creative-portfolio',
  })
}

/** Preloads the fonts of the name. */
export const links: LinksFunction = () => preloadFonts(preloadedFaces)

/** The home page of an invented practice, designed as a wall of large, labelled pictures. Source: spec §2, "Creative portfolio". */
export default function CreativePortfolio({
  loaderData: { words, partners, legalLinks },
}: Route.ComponentProps) {
  return (
    <>
      <Hero words={words.hero} />
      <Works words={words.works} />
      <Study words={words.study} />
      <Plate words={words.partners} partners={partners} />
      <End words={words.end} legalLinks={legalLinks} />
    </>
  )
}
