import type { LinksFunction } from 'react-router'
import { preloadedFaces } from '#scissors-faces'
import { creativeSolution } from '#words/creative-solution.ts'
import { marchTeasers } from '~/content/march-teasers'
import type { PageHandle } from '~/layouts/page-surface'
import { preloadFonts } from '~/lib/preload-fonts'
import { Testimonials } from '~/sections/testimonials'
import { pageMeta } from '~/seo/page-meta'
import { PageIndex } from '~/ui/page-index'
import type { Route } from './+types/creative-solution'
import { Articles } from './articles'
import styles from './creative-solution.module.css'
import { Hero } from './hero'
import { LastSheet } from './last-sheet'
import { Process } from './process'
import { Reasons } from './reasons'
import { Services } from './services'
import './frame.css'
import './surfaces.css'

export const handle = {
  surface: 'lilac',
  footer: 'violet',
  hasOwnFace: true,
} satisfies PageHandle

export function loader() {
  return { words: creativeSolution, posts: marchTeasers }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: '/creative-solution',
  })
}

/** Preloads the headline's font. */
export const links: LinksFunction = () => preloadFonts(preloadedFaces)

/** The home page of an invented creative studio, drawn in cut paper. Source: spec §2, "Creative solution home". */
export default function CreativeSolution({ loaderData: { words, posts } }: Route.ComponentProps) {
  return (
    <div className={styles.table}>
      <Hero words={words.hero} />
      <PageIndex links={words.index} className={styles.index} />
      <Process words={words.process} />
      <Reasons words={words.reasons} />
      <Services words={words.services} />
      <Testimonials
        title={words.testimonials.title.join(' ')}
        testimonials={words.testimonials.items}
        surface="card"
        sheets={['sulphur', 'lilac', 'lilac', 'lilac']}
        cut="lead"
      />
      <Articles words={words.articles} posts={posts} />
      <LastSheet words={words.lastSheet} demonstration={words.demonstration} />
    </div>
  )
}
