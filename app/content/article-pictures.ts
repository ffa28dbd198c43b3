import type { Picture } from '../lib/picture.ts'
import type { ArticleSlug, digestArticle } from './en/articles.ts'
import {
  aBriefThatGetsAnHonestQuote,
  accessibilityInTenHabits,
  aDesignSystemForThreePeople,
  aPerformanceBudgetYouCanKeep,
  blogAppPrices,
  blogArabicFrench,
  blogDetails,
  blogOfflineFirst,
  flutterOrNative,
  formsPeopleFinish,
  launchingAnAppInAlgeria,
  twelveWeeksTwelveDemos,
  whatMaintenancePaysFor,
} from './pictures/blog.ts'

/** The picture and surface of an article's head and of its card in lists. */
export type ArticleCover = {
  /** Surface of the article's head. */
  surface: 'ink' | 'night' | 'chalk-2' | 'sea' | 'clementine'
  picture: Picture
}

type CoverSlug = ArticleSlug | typeof digestArticle.slug

/** Neighbours have different surfaces, in the whole list and within each category. */
const covers: Record<CoverSlug, ArticleCover> = {
  'twelve-weeks-twelve-demos': { surface: 'sea', picture: twelveWeeksTwelveDemos },
  'what-maintenance-pays-for': { surface: 'chalk-2', picture: whatMaintenancePaysFor },
  'a-design-system-for-three-people': {
    surface: 'clementine',
    picture: aDesignSystemForThreePeople,
  },
  'launching-an-app-in-algeria': { surface: 'ink', picture: launchingAnAppInAlgeria },
  'accessibility-in-ten-habits': { surface: 'chalk-2', picture: accessibilityInTenHabits },
  'flutter-or-native': { surface: 'clementine', picture: flutterOrNative },
  'forms-people-finish': { surface: 'sea', picture: formsPeopleFinish },
  'what-an-app-costs': { surface: 'clementine', picture: blogAppPrices },
  'arabic-and-french-on-one-screen': { surface: 'chalk-2', picture: blogArabicFrench },
  'offline-first-apps': { surface: 'sea', picture: blogOfflineFirst },
  'a-performance-budget-you-can-keep': {
    surface: 'night',
    picture: aPerformanceBudgetYouCanKeep,
  },
  'a-brief-that-gets-an-honest-quote': {
    surface: 'clementine',
    picture: aBriefThatGetsAnHonestQuote,
  },
  'blog-details': { surface: 'ink', picture: blogDetails },
}

export function articleCover(slug: CoverSlug): ArticleCover {
  return covers[slug]
}
