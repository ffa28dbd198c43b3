import type { LinksFunction } from 'react-router'
import { preloadedFaces } from '#index-faces'
import { personalPortfolio } from '#words/personal-portfolio.ts'
import { projectNames } from '~/content/collections/projects'
import type { PageHandle } from '~/layouts/page-surface'
import { preloadFonts } from '~/lib/preload-fonts'
import { pageMeta } from '~/seo/page-meta'
import type { Route } from './+types/personal-portfolio'
import { End } from './end'
import { Hero } from './hero'
import { Ledger } from './ledger'
import styles from './personal-portfolio.module.css'
import { Drawers, Portrait } from './portrait'
import { Services } from './services'
import { Skills } from './skills'
import { Work } from './work'
import './frame.css'
import './surfaces.css'

export const handle = {
  surface: 'celadon',
  footer: 'bottle',
  hasOwnFace: true,
} satisfies PageHandle

export function loader() {
  return { words: personalPortfolio, projectNames }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: '/personal-portfolio',
  })
}

/** Preloads the fonts of the name. */
export const links: LinksFunction = () => preloadFonts(preloadedFaces)

/** The home page of an invented developer: the portrait on its cabinet beside the first index card, cards as wide as the page below. Source: spec §2, "Personal portfolio". */
export default function PersonalPortfolioPage({
  loaderData: { words, projectNames },
}: Route.ComponentProps) {
  return (
    <>
      <div className={styles.split}>
        <Portrait words={words.portrait} />
        <div className={styles.cards}>
          <Hero words={words.hero} />
        </div>
        <Drawers words={words.portrait} />
      </div>
      <div className={styles.wide}>
        <Services words={words.services} />
        <Skills words={words.skills} />
        <Work words={words.work} projectNames={projectNames} />
        <Ledger words={words.ledger} />
      </div>
      <End words={words} />
    </>
  )
}
