import type { LinksFunction } from 'react-router'
import { preloadedFaces } from '#darkroom-faces'
import { photographyAgency } from '#words/photography-agency.ts'
import { marchArticles } from '~/content/collections/articles'
import type { PageHandle } from '~/layouts/page-surface'
import { preloadFonts } from '~/lib/preload-fonts'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { pageMeta } from '~/seo/page-meta'
import type { Route } from './+types/photography-agency'
import { About } from './about'
import { End } from './end'
import { Gallery } from './gallery'
import { Hero } from './hero'
import { LastFrame } from './last-frame'
import styles from './photography-agency.module.css'
import { Services } from './services'
import './frame.css'
import './surfaces.css'

export const handle = {
  surface: 'darkroom',
  footer: 'darkroom',
  hasOwnFace: true,
} satisfies PageHandle

export function loader() {
  return { words: photographyAgency, articles: marchArticles }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: '/photography-agency',
  })
}

/** Preloads the headline's fonts: with the picture they decide the first paint. */
export const links: LinksFunction = () => preloadFonts(preloadedFaces)

/** The home page of an invented photography agency, styled as a darkroom. Source: spec §2, "Photography agency home". */
export default function PhotographyAgencyPage({
  loaderData: { words, articles },
}: Route.ComponentProps) {
  const { roll, categories } = words
  return (
    <div className={styles.room}>
      <Hero words={words.hero} roll={roll} categories={categories} />
      <About words={words.about} roll={roll} index={words.index} />
      <Services words={words.services} categories={categories} />
      <Gallery words={words.gallery} roll={roll} categories={categories} />
      <End words={words} articles={articles} />
      <DemonstrationNote surface="darkroom" text={words.demonstration} />
      <LastFrame words={words.lastFrame} />
    </div>
  )
}
