import type { LinksFunction } from 'react-router'
import { photographyDemonstration, photographyPage } from '~/content/en/photography'
import { shotOf } from '~/content/photography-shots'
import type { PageHandle } from '~/layouts/page-surface'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { pageMeta } from '../page-meta'
import styles from './photography.module.css'
import { PhotographyAbout } from './photography-about'
import { PhotographyEnd } from './photography-end'
import uprightUrl from './photography-fraunces.woff2?url'
import italicUrl from './photography-fraunces-italic.woff2?url'
import { PhotographyGallery } from './photography-gallery'
import { PhotographyHero } from './photography-hero'
import { PhotographyServices } from './photography-services'
import './photography-surfaces.css'

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
export default function PhotographyHome() {
  return (
    <div className={styles.room}>
      <PhotographyHero />
      <PhotographyAbout />
      <PhotographyServices />
      <PhotographyGallery />
      <PhotographyEnd />
      <DemonstrationNote surface="darkroom" text={photographyDemonstration} />
    </div>
  )
}
