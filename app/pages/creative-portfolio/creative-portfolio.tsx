import type { LinksFunction } from 'react-router'
import { preloadedFaces } from '#wall-faces'
import { creativePortfolio } from '#words/creative-portfolio.ts'
import { frame } from '#words/frame.ts'
import { legalLinks } from '#words/site-links.ts'
import { partners } from '~/content/partners'
import { tourFrom } from '~/content/tour'
import type { PageHandle } from '~/layouts/page-surface'
import { fillIn } from '~/lib/fill-in'
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

/** The page's own address. */
const path = '/creative-portfolio'

export function loader() {
  return {
    words: creativePortfolio,
    /** The partners' logos and names, without their roles. */
    partners: partners.map(({ slug, name }) => ({ slug, name })),
    legalLinks,
    footer: frame.footer,
    social: frame.site.social,
    languages: frame.languages,
    tour: tourLinks(),
  }
}

/** The links to the page's neighbours among the demonstrations, as the footer of the others has them. */
function tourLinks() {
  const tour = tourFrom(path, frame.header.houses)
  if (!tour) throw new Error(`${path} is no demonstration.`)
  const { previous, next } = frame.footer
  return [
    { href: tour.previous.href, label: fillIn(previous, tour.previous) },
    { href: tour.next.href, label: fillIn(next, tour.next) },
  ]
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path,
  })
}

/** Preloads the fonts of the name. */
export const links: LinksFunction = () => preloadFonts(preloadedFaces)

/** The home page of an invented practice, designed as a wall of large, labelled pictures. Source: spec §2, "Creative portfolio". */
export default function CreativePortfolio({
  loaderData: { words, partners, legalLinks, footer, social, languages, tour },
}: Route.ComponentProps) {
  return (
    <>
      <Hero words={words.hero} />
      <Works words={words.works} index={words.index} />
      <Study words={words.study} />
      <Plate words={words.partners} partners={partners} />
      <End
        words={words.end}
        legalLinks={legalLinks}
        footer={footer}
        social={social}
        languages={languages}
        tour={tour}
      />
    </>
  )
}
