import { formatMonth } from '../lib/dates.ts'
import type { Picture } from '../lib/picture.ts'
import { authorPictures } from './author-pictures.ts'
import { marchArticles } from './en/march-articles.ts'
import {
  aPerformanceBudgetYouCanKeep,
  blogAppPrices,
  blogArabicFrench,
  blogOfflineFirst,
  formsPeopleFinish,
} from './pictures/blog.ts'

type MarchArticle = (typeof marchArticles)[number]

const thumbs: Record<MarchArticle['slug'], Picture> = {
  'forms-people-finish': formsPeopleFinish,
  'what-an-app-costs': blogAppPrices,
  'arabic-and-french-on-one-screen': blogArabicFrench,
  'offline-first-apps': blogOfflineFirst,
  'a-performance-budget-you-can-keep': aPerformanceBudgetYouCanKeep,
}

/** Teasers of the articles of March 2022 for the home pages, newest first. Source: spec §3, "Blog teaser". */
export const marchTeasers = marchArticles.map(({ slug, title, excerpt, author, date }) => {
  const [month = '', year = ''] = formatMonth(date).split(' ')
  return {
    title,
    postHref: `/blog/${slug}`,
    subtitle: excerpt,
    thumb: thumbs[slug],
    authorName: author.name,
    authorImg: authorPictures[author.slug],
    authorDesignation: author.designation,
    day: date,
    date: Number(date.slice(8)),
    month,
    year,
  }
})
