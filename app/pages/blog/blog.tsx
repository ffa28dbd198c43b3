import { articleCategories, articleTags } from '#words/article-labels.ts'
import { blog } from '#words/blog.ts'
import { articles, digestArticle } from '~/content/collections/articles'
import { Island } from '~/islands/island'
import type { PageHandle } from '~/layouts/page-surface'
import { pageMeta } from '~/seo/page-meta'
import { collectionData } from '~/seo/structured-collection'
import { breadcrumbData } from '~/seo/structured-page'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import type { Route } from './+types/blog'
import styles from './blog.module.css'
import BlogFinder from './blog-finder.island'
import { Ending } from './ending'

export const handle = { surface: 'chalk', footer: 'ink' } satisfies PageHandle

export function loader() {
  return {
    words: blog,
    articles,
    categories: articleCategories,
    tags: articleTags,
    editor: digestArticle.author,
  }
}

export function meta({ loaderData: { words, articles } }: Route.MetaArgs) {
  const { title, description } = words
  return pageMeta({
    title,
    description,
    path: '/blog',
    jsonLd: [
      collectionData(
        title,
        '/blog',
        articles.map(({ slug, title: name }) => ({ name, path: `/blog/${slug}` })),
      ),
      breadcrumbData([{ label: title, path: '/blog' }]),
    ],
  })
}

/**
 * A page of the journal: each article as a client's question and our answer, the ways to find one in the margin, and at
 * the end a question without an answer. The address alone says what is shown. Source: spec §2, "blog"; D7.
 */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { words, articles, categories, tags, editor } = loaderData
  const listed = articles.map(({ body, author, ...article }) => ({
    ...article,
    author: { name: author.name },
  }))
  return (
    <>
      <Section surface="chalk" space="half" data-fills-window className={styles.sheet}>
        <header className={styles.header}>
          <Breadcrumb steps={[{ label: words.title }]} />
          <Heading level={1} className={styles.masthead}>
            <HeadlineLines lines={words.headline} />
          </Heading>
        </header>
        <Island
          of={BlogFinder}
          when="query"
          props={{
            articles: listed,
            categories,
            tags,
            editor,
            texts: words.finder,
          }}
        />
      </Section>
      <Ending words={words.ending} />
    </>
  )
}
