import { formatMonth } from '../lib/dates.ts'
import { marchArticles } from './collections/articles.ts'

/** Teasers of the articles of March 2022 for the home pages, newest first. Source: spec §3, "Blog teaser". */
export const marchTeasers = marchArticles.map(({ slug, title, excerpt, author, date, cover }) => {
  const [month = '', year = ''] = formatMonth(date).split(' ')
  return {
    title,
    postHref: `/blog/${slug}`,
    subtitle: excerpt,
    thumb: cover.picture,
    authorName: author.name,
    authorImg: author.picture,
    authorDesignation: author.designation,
    day: date,
    date: Number(date.slice(8)),
    month,
    year,
  }
})
