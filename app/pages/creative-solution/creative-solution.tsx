import { creativeSolution } from '#words/creative-solution.ts'
import { marchTeasers } from '~/content/march-teasers'
import type { PageHandle } from '~/layouts/page-surface'
import { Testimonials } from '~/sections/testimonials'
import { pageMeta } from '~/seo/page-meta'
import type { Route } from './+types/creative-solution'
import { Articles } from './articles'
import { CutLines } from './cut-word'
import { Hero } from './hero'
import { LastSheet } from './last-sheet'
import { Process } from './process'
import { Reasons } from './reasons'
import { Services } from './services'
import './frame.css'
import './surfaces.css'

export const handle = { surface: 'sky', footer: 'sea', isDemonstration: true } satisfies PageHandle

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

/** The home page of an invented creative studio, drawn in cut paper. Source: spec §2, "Creative solution home". */
export default function CreativeSolution({ loaderData: { words, posts } }: Route.ComponentProps) {
  return (
    <>
      <Hero words={words.hero} />
      <Process words={words.process} />
      <Reasons words={words.reasons} />
      <Services words={words.services} />
      <Testimonials
        title={<CutLines lines={words.testimonials.title} gesture="pasted" />}
        testimonials={words.testimonials.items}
        surface="chalk"
        cut="lead"
      />
      <Articles words={words.articles} posts={posts} />
      <LastSheet words={words.lastSheet} demonstration={words.demonstration} />
    </>
  )
}
