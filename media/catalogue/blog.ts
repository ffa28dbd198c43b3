import type { Entry } from './entry.ts'

/** One still life for each article, named after the article's address. */
export const blog: readonly Entry[] = [
  {
    id: 'blog/what-maintenance-pays-for',
    alt: 'A wall of white tiles with one new tile in orange; two old ones have come off and lie at its foot.',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/forms-people-finish',
    alt: 'Six stepping stones lead over clear blue water to a white quay; the last two are orange.',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/a-performance-budget-you-can-keep',
    alt: 'A dark plank lies almost level on a blue icosahedron: a clementine at one end, three blue blocks at the other.',
    madeBy: 'media/scripts/scene_blog.py',
  },
]
