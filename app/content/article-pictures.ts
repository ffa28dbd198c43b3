import type { ArticleSlug, digestArticle } from './en/articles.ts'
import {
  aPerformanceBudgetYouCanKeep,
  formsPeopleFinish,
  whatMaintenancePaysFor,
} from './pictures/blog.ts'
import { blogAppPrices, blogArabicFrench, blogOfflineFirst } from './pictures/home.ts'
import type { Picture } from './pictures/picture.ts'

/** What stands at the head of an article, and beside it in lists. */
export type ArticleCover = {
  /** The plane of the article's head, and the ground of its drawing. */
  surface: 'ink' | 'night' | 'chalk-2' | 'sea' | 'clementine'
  /** Two signs at most, drawn as high as the picture: a figure that the text is about. */
  sign: string
  /** Without one, the cover is drawn from the sign and the slug. */
  picture?: Picture
}

type CoverSlug = ArticleSlug | typeof digestArticle.slug

/** Neighbours never stand on the same plane, neither in the whole list nor within a category. */
const covers: Record<CoverSlug, ArticleCover> = {
  'twelve-weeks-twelve-demos': { surface: 'sea', sign: '12' },
  'what-maintenance-pays-for': { surface: 'chalk-2', sign: '51', picture: whatMaintenancePaysFor },
  'a-design-system-for-three-people': { surface: 'clementine', sign: '11' },
  'launching-an-app-in-algeria': { surface: 'ink', sign: 'DZ' },
  'accessibility-in-ten-habits': { surface: 'chalk-2', sign: '10' },
  'flutter-or-native': { surface: 'clementine', sign: '5' },
  'forms-people-finish': { surface: 'sea', sign: '20', picture: formsPeopleFinish },
  'what-an-app-costs': { surface: 'clementine', sign: '90', picture: blogAppPrices },
  'arabic-and-french-on-one-screen': { surface: 'chalk-2', sign: 'Éé', picture: blogArabicFrench },
  'offline-first-apps': { surface: 'sea', sign: '0', picture: blogOfflineFirst },
  'a-performance-budget-you-can-keep': {
    surface: 'night',
    sign: 'kB',
    picture: aPerformanceBudgetYouCanKeep,
  },
  'a-brief-that-gets-an-honest-quote': { surface: 'clementine', sign: '7' },
  'blog-details': { surface: 'ink', sign: '3' },
}

export function articleCover(slug: CoverSlug): ArticleCover {
  return covers[slug]
}
