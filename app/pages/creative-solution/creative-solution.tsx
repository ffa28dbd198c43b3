import { creativeSolution } from '~/content/en/creative-solution'
import type { PageHandle } from '~/layouts/page-surface'
import { pageMeta } from '~/seo/page-meta'
import { End } from './end'
import { Hero } from './hero'
import { Process } from './process'
import { Reasons } from './reasons'
import { Services } from './services'
import './surfaces.css'

export const handle = { surface: 'sky' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: creativeSolution.title,
    description: creativeSolution.description,
    path: '/creative-solution',
  })
}

/** The home page of an invented creative studio, drawn in cut paper. Source: spec §2, "Creative solution home". */
export default function CreativeSolution() {
  return (
    <>
      <Hero />
      <Process />
      <Reasons />
      <Services />
      <End />
    </>
  )
}
