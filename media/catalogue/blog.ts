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
  {
    id: 'blog/twelve-weeks-twelve-demos',
    alt: 'Eleven white blocks on blue rise step by step to a twelfth, which is orange.',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/a-design-system-for-three-people',
    alt: 'Three towers on orange, built from the same few solids: one pale, one blue, one dark and unfinished.',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/launching-an-app-in-algeria',
    alt: 'An orange paper boat leaves a white quay with a lighthouse and puts out to a calm blue sea.',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/accessibility-in-ten-habits',
    alt: 'A blue ramp runs down beside ten white steps; an orange solid rolls on the ramp.',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/flutter-or-native',
    alt: 'Two arched doorways in a blue wall, one door white and one orange, both ajar; a dark solid waits between them.',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/a-brief-that-gets-an-honest-quote',
    alt: 'A blue pencil stands on a sheet of paper like the hand of a sundial, with seven strokes around it.',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/blog-details',
    alt: 'Three paper notes hang side by side on a blue wall and curl towards the sun; the one in the middle is orange.',
    madeBy: 'media/scripts/scene_blog.py',
  },
]
