import { articleCover } from '~/content/article-pictures'
import { authorPictures } from '~/content/author-pictures'
import { articleCategories, articles, articleTags } from '~/content/en/articles'
import { blog } from '~/content/en/blog'
import { Island } from '~/islands/island'
import type { PageHandle } from '~/layouts/page-surface'
import { pageMeta } from '~/seo/page-meta'
import { collectionData } from '~/seo/structured-collection'
import { breadcrumbData } from '~/seo/structured-page'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './blog.module.css'
import BlogFinder from './blog-finder.island'

export const handle = { surface: 'chalk' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: blog.title,
    description: blog.description,
    path: '/blog',
    jsonLd: [
      collectionData(
        blog.title,
        '/blog',
        articles.map(({ slug, title }) => ({ name: title, path: `/blog/${slug}` })),
      ),
      breadcrumbData([{ label: blog.title, path: '/blog' }]),
    ],
  })
}

const listed = articles.map(({ author, ...article }) => ({
  ...article,
  author: { name: author.name },
  cover: articleCover(article.slug),
}))

/**
 * A page of the journal: one article as large as the sheet allows, the others as lines of an index, and the
 * ways to find one in the margin. The address alone says what is shown. Source: spec §2, "blog"; D7.
 */
export default function BlogPage() {
  const { author, label, text } = blog.editor
  return (
    <Section surface="chalk" space="half" className={styles.sheet}>
      <header className={styles.head}>
        <Breadcrumb steps={[{ label: 'Home', href: '/' }, { label: blog.title }]} />
        <Heading level={1} className={styles.headline}>
          <HeadlineLines lines={blog.headline} />
        </Heading>
      </header>
      <Island
        of={BlogFinder}
        when="query"
        props={{
          articles: listed,
          categories: articleCategories,
          tags: articleTags,
          editor: { ...author, label, text, picture: authorPictures[author.slug] },
          texts: {
            search: blog.search,
            margin: blog.margin,
            pages: blog.pages,
            counts: blog.counts,
            all: blog.all,
            showAll: blog.showAll,
            nothing: blog.nothing,
            noScripts: blog.noScripts,
          },
        }}
      />
    </Section>
  )
}
