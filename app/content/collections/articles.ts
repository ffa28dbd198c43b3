/** The articles, one Markdown file each in `articles/`. docs/writing.md tells how to write one. */
import { array, pipe, transform } from 'valibot'
import { articleCategories, articleTags } from '#words/article-labels.ts'
import { day, fields, oneOf, text } from './fields.ts'
import { readThings } from './markdown.ts'
import { pictureName } from './picture-name.ts'
import { proseBlocks } from './prose-blocks.ts'
import { team } from './team.ts'

/** Those who may sign an article, by slug. */
const authors = new Map(
  team.map(({ slug, name, designation, picture }) => [slug, { name, designation, slug, picture }]),
)

const schema = fields({
  title: text,
  /** One or two sentences, at most 160 characters: cards, the line under the title, and search results. */
  excerpt: text,
  /** What a client asked, in one short sentence. */
  question: text,
  /** The first words of our answer, at most 24 characters. */
  answer: text,
  category: oneOf(keysOf(articleCategories)),
  tags: array(oneOf(keysOf(articleTags)), 'Expected a list such as [arabic, typography].'),
  /** The slug of a member of the team. */
  author: pipe(
    oneOf([...authors.keys()]),
    // Safe: these are the map's keys.
    transform((slug) => authors.get(slug)!),
  ),
  /** Day of publication in Algiers, `YYYY-MM-DD`. */
  date: day,
  cover: fields({
    picture: pictureName,
    /** Of the article's head and of its card in lists. */
    surface: oneOf(['ink', 'night', 'chalk-2', 'sea', 'clementine']),
  }),
})

const all = readThings('articles', {
  front: schema,
  words: fields({ title: text, excerpt: text, question: text, answer: text }),
  readBody: (file) => ({ body: proseBlocks(file) }),
}).toSorted((a, b) => b.date.localeCompare(a.date))

/** Its page is `/blog/<slug>`. */
export type Article = (typeof all)[number]

export type ArticleCover = Article['cover']

/**
 * The article at `/blog/blog-details`, to which the teasers of several home pages link: a digest of three articles of
 * March with links to them. It is in no list, archive or feed. Source: spec §2.
 */
export const digestArticle = findDigest('blog-details')

/** Newest first. */
export const articles: readonly Article[] = all.filter((article) => article !== digestArticle)

/** The articles of March 2022, newest first. Source: spec §3, "Blog teaser". */
export const marchArticles = articles.filter(({ date }) => date.startsWith('2022-03'))

function findDigest(slug: string): Article {
  const digest = all.find((article) => article.slug === slug)
  if (!digest) throw new Error(`app/content/en/articles/${slug}.md is missing.`)
  return digest
}

function keysOf<Key extends string>(labels: Record<Key, string>) {
  return Object.keys(labels) as Key[]
}
