import { articleCover } from '~/content/article-pictures'
import { articleBodies } from '~/content/en/article-bodies'
import {
  articleCategories,
  articlePage,
  articles,
  articleTags,
  digestArticle,
} from '~/content/en/articles'
import { Island } from '~/islands/island'
import type { PageHandle } from '~/layouts/page-surface'
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
import { Head } from './head'
import { Tags } from './tags'
import { WaysOn } from './ways-on'

export const handle = {
  surface: ({ blogDetailsId = '' }) => articleCover(findArticle(blogDetailsId).slug).surface,
} satisfies PageHandle

export async function loader({ params: { blogDetailsId } }: Route.LoaderArgs) {
  return articleBodies[findArticle(blogDetailsId).slug]()
}

export function meta({ params: { blogDetailsId } }: Route.MetaArgs) {
  const article = findArticle(blogDetailsId)
  const { picture } = articleCover(article.slug)
  const path = `/blog/${blogDetailsId}`
  const words = [
    articleCategories[article.category],
    ...article.tags.map((tag) => articleTags[tag]),
  ]
  return pageMeta({
    title: article.title,
    description: article.excerpt,
    path,
    picture,
    noIndex: article === digestArticle,
    jsonLd: [
      articleData(article, words, picture),
      breadcrumbData([
        { label: articlePage.section, path: '/blog' },
        { label: article.title, path },
      ]),
    ],
  })
}

/** One article, or for an unknown id the digest. Source: spec §2, "blog/{blogDetailsId}"; D4, D5, D8. */
export default function ArticlePage({
  params: { blogDetailsId },
  loaderData: { body },
}: Route.ComponentProps) {
  const article = findArticle(blogDetailsId)

  return (
    <article>
      <Head
        article={article}
        // Any unknown id gets the digest, so only the address tells its parameter.
        crumb={
          article === digestArticle
            ? { label: article.title, parameter: '' }
            : { label: blogDetailsId }
        }
        minutes={readingMinutes(wordCount(body))}
      />
      <Section surface="chalk" className={styles.text}>
        <Contents body={body} />
        <Prose blocks={body} bleed />
        <Tags article={article} />
      </Section>
      <Section surface="ink" className={styles.reply}>
        <Island of={ArticleReply} />
      </Section>
      <WaysOn article={article} />
    </article>
  )
}

function findArticle(id: string) {
  return articles.find(({ slug }) => slug === id) ?? digestArticle
}
