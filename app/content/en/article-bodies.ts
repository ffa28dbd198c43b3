import type { Block } from '../../lib/prose.ts'
import type { ArticleSlug, digestArticle } from './articles.ts'

type BodySlug = ArticleSlug | typeof digestArticle.slug

/** Lazy import of each article's body: a page loads only its own. */
export const articleBodies: Record<BodySlug, () => Promise<{ body: readonly Block[] }>> = {
  'twelve-weeks-twelve-demos': () => import('./articles/twelve-weeks-twelve-demos.ts'),
  'what-maintenance-pays-for': () => import('./articles/what-maintenance-pays-for.ts'),
  'a-design-system-for-three-people': () =>
    import('./articles/a-design-system-for-three-people.ts'),
  'launching-an-app-in-algeria': () => import('./articles/launching-an-app-in-algeria.ts'),
  'accessibility-in-ten-habits': () => import('./articles/accessibility-in-ten-habits.ts'),
  'flutter-or-native': () => import('./articles/flutter-or-native.ts'),
  'forms-people-finish': () => import('./articles/forms-people-finish.ts'),
  'what-an-app-costs': () => import('./articles/what-an-app-costs.ts'),
  'arabic-and-french-on-one-screen': () => import('./articles/arabic-and-french-on-one-screen.ts'),
  'offline-first-apps': () => import('./articles/offline-first-apps.ts'),
  'a-performance-budget-you-can-keep': () =>
    import('./articles/a-performance-budget-you-can-keep.ts'),
  'a-brief-that-gets-an-honest-quote': () =>
    import('./articles/a-brief-that-gets-an-honest-quote.ts'),
  'blog-details': () => import('./articles/blog-details.ts'),
}
