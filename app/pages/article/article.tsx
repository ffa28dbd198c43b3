import { article as words } from '#words/article.ts'
import { articleFigures } from '#words/article-figures.ts'
import { articleCategories, articleTags } from '#words/article-labels.ts'
import { articles, digestArticle } from '~/content/collections/articles'
import { Island } from '~/islands/island'
import type { PageHandle } from '~/layouts/page-surface'
import { relatedArticles } from '~/lib/article-list'
import { readingMinutes, wordCount } from '~/lib/prose'
import { Prose } from '~/sections/prose'
import { pageMeta } from '~/seo/page-meta'
import { articleData } from '~/seo/structured-article'
import { breadcrumbData } from '~/seo/structured-page'
import { Section } from '~/ui/section'
import type { Route } from './+types/article'
import styles from './article.module.css'
import ArticleReply from './article-reply.island'
import { Contents } from './contents'
import { ArticleFigure } from './figures'
import { Head } from './head'
import { Tags } from './tags'
import { WaysOn } from './ways-on'

const relatedCount = 2

export const handle = {
  surface: ({ article }: Route.ComponentProps['loaderData']) => article.cover.surface,
  footer: 'ink',
} satisfies PageHandle

export function loader({ params: { blogDetailsId } }: Route.LoaderArgs) {
  const article = findArticle(blogDetailsId)
  const { slug, date, category, tags } = article
  const index = articles.findIndex((other) => other.slug === slug)
  return {
    words,
    figures: articleFigures,
    article,
    isDigest: article === digestArticle,
    categoryLabel: articleCategories[category],
    tags: tags.map((tag) => ({ tag, label: articleTags[tag] })),
    related: relatedArticles(article, articles, relatedCount),
    // The digest is not in the list of articles: its previous one is the newest that it mentions.
    previous: index < 0 ? articles.find((other) => other.date < date) : articles[index + 1],
    next: index < 0 ? articles.findLast((other) => other.date > date) : articles[index - 1],
  }
}

export function meta({ params: { blogDetailsId }, loaderData }: Route.MetaArgs) {
  const { words, article, isDigest, categoryLabel, tags } = loaderData
  const { picture } = article.cover
  const path = `/blog/${blogDetailsId}` as const
  return pageMeta({
    title: article.title,
    description: article.excerpt,
    path,
    noIndex: isDigest,
    jsonLd: [
      articleData(article, [categoryLabel, ...tags.map(({ label }) => label)], picture),
      breadcrumbData([
        { label: words.section, path: '/blog' },
        { label: article.title, path },
      ]),
    ],
  })
}

/** One article, or for an unknown id the digest. Source: spec §2, "blog/{blogDetailsId}"; D4, D5, D8. */
export default function ArticlePage({
  params: { blogDetailsId },
  loaderData: { words, figures, article, isDigest, categoryLabel, tags, related, previous, next },
}: Route.ComponentProps) {
  const { title, body } = article
  return (
    <article>
      <Head
        article={article}
        categoryLabel={categoryLabel}
        // Any unknown id gets the digest, so only the address tells its parameter.
        crumb={isDigest ? { label: title, parameter: '' } : { label: blogDetailsId }}
        minutes={readingMinutes(wordCount(body))}
        words={words}
      />
      <Section surface="chalk" className={styles.text}>
        <Contents title={words.contents} body={body} />
        <Prose
          blocks={body}
          bleed
          drawFigure={(figure) => <ArticleFigure {...figure} words={figures} />}
        />
        <Tags title={words.tags} tags={tags} />
      </Section>
      <WaysOn related={related} previous={previous} next={next} words={words} />
      <Section surface="chalk" className={styles.reply}>
        <Island of={ArticleReply} />
      </Section>
    </article>
  )
}

function findArticle(id: string) {
  return articles.find(({ slug }) => slug === id) ?? digestArticle
}
