import type { LinksFunction } from 'react-router'
import { photographyDemonstration, photographyPage } from '~/content/en/photography-agency'
import { shotOf } from '~/content/photography-shots'
import type { PageHandle } from '~/layouts/page-surface'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { pageMeta } from '~/seo/page-meta'
import { About } from './about'
import { End } from './end'
import uprightUrl from './fraunces.woff2?url'
import italicUrl from './fraunces-italic.woff2?url'
import { Gallery } from './gallery'
import { Hero } from './hero'
import styles from './photography-agency.module.css'
import { Services } from './services'
import './surfaces.css'

export const handle = { surface: 'darkroom', hasOwnFace: true } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: photographyPage.title,
    description: photographyPage.description,
    path: '/photography-agency',
    picture: shotOf(8).picture,
  })
}

/** Preloads the headline's two fonts: with the picture they decide the first paint. */
export const links: LinksFunction = () =>
  [uprightUrl, italicUrl].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))

/** The home page of an invented photography agency, styled as a darkroom. Source: spec §2, "Photography agency home". */
export default function PhotographyAgencyPage() {
  return (
    <div className={styles.room}>
      <Hero />
      <About />
      <Services />
      <Gallery />
      <End />
      <DemonstrationNote surface="darkroom" text={photographyDemonstration} />
    </div>
  )
}
