import type { Entry } from './entry.ts'

/** One still life for each article, named after the article's address. */
export const blog: readonly Entry[] = [
  {
    id: 'blog/what-maintenance-pays-for',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/forms-people-finish',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/a-performance-budget-you-can-keep',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/twelve-weeks-twelve-demos',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/a-design-system-for-three-people',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/launching-an-app-in-algeria',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/accessibility-in-ten-habits',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/flutter-or-native',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/a-brief-that-gets-an-honest-quote',
    madeBy: 'media/scripts/scene_blog.py',
  },
  {
    id: 'blog/blog-details',
    madeBy: 'media/scripts/scene_blog.py',
  },
]
