import { useId } from 'react'
import type { home } from '#words/home.ts'
import type { Article } from '~/content/collections/articles'
import type { marchTeasers } from '~/content/march-teasers'
import { formatDay } from '~/lib/dates'
import type { Picture as PictureRecord } from '~/lib/picture'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './journal.module.css'

type JournalProps = {
  words: (typeof home)['journal']
  newest: Article
  posts: typeof marchTeasers
}

/**
 * The newest article, and three of March 2022 below it. Source: spec §2, "blog list (/blog, posts to
 * /blog/blog-details)".
 */
export function Journal({ words, newest, posts }: JournalProps) {
  const id = useId()

  return (
    <Section
      id="blog"
      surface="chalk-2"
      space="half"
      aria-labelledby={id}
      className={styles.journal}
    >
      <Heading id={id} level={2} size="heading" className={styles.heading}>
        {words.title}
      </Heading>
      <ButtonLink href="/blog" variant="quiet" className={styles.all}>
        {words.all}
      </ButtonLink>
      <article className={styles.newest}>
        <Post
          title={newest.title}
          href={`/blog/${newest.slug}`}
          picture={newest.cover.picture}
          sizes="(width >= 48rem) 88vw, 160vw"
          excerpt={newest.excerpt}
          day={newest.date}
          author={newest.author.name}
        />
      </article>
      <ol className={styles.posts}>
        {posts.map(({ title, subtitle, thumb, day, authorName }) => (
          <li key={day} className={styles.post}>
            <Post
              title={title}
              href="/blog/blog-details"
              picture={thumb}
              sizes="32vw"
              excerpt={subtitle}
              day={day}
              author={authorName}
            />
          </li>
        ))}
      </ol>
    </Section>
  )
}

type PostProps = {
  title: string
  href: string
  picture: PictureRecord
  sizes: string
  excerpt: string
  /** As `2022-03-29`. */
  day: string
  author: string
}

function Post({ title, href, picture, sizes, excerpt, day, author }: PostProps) {
  return (
    <>
      <div className={styles.picture}>
        {/* Decorative: the title beside it names the article. */}
        <Picture picture={picture} alt="" sizes={sizes} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link cover href={href} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={styles.origin}>
          <time dateTime={day}>{formatDay(day)}</time>
          <span>{author}</span>
        </p>
      </div>
    </>
  )
}
