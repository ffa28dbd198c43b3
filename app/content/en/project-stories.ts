import type { ThreeCaptions } from '../caption.ts'
import type { ProjectSlug } from './project-cards.ts'
import type { genericProject, ProjectStory } from './projects.ts'

type StorySlug = ProjectSlug | typeof genericProject.slug

type ProjectText = {
  story: ProjectStory
  /** In the order of the pictures; the composite example has none. */
  captions?: ThreeCaptions
}

/** Lazy import of each project's story: a page loads only its own. */
export const projectStories: Record<StorySlug, () => Promise<ProjectText>> = {
  'tassili-bank': () => import('./projects/tassili-bank.ts'),
  clement: () => import('./projects/clement.ts'),
  'noria-water': () => import('./projects/noria-water.ts'),
  'marsa-port': () => import('./projects/marsa-port.ts'),
  'riwaq-books': () => import('./projects/riwaq-books.ts'),
  'yasmine-clinics': () => import('./projects/yasmine-clinics.ts'),
  'hoggar-trails': () => import('./projects/hoggar-trails.ts'),
  'qantara-rides': () => import('./projects/qantara-rides.ts'),
  'dar-zellij': () => import('./projects/dar-zellij.ts'),
  'sirocco-air': () => import('./projects/sirocco-air.ts'),
  'portfolio-details': () => import('./projects/portfolio-details.ts'),
}
