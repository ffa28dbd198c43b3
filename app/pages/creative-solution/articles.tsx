import type { creativeSolution } from '#words/creative-solution.ts'
import type { marchTeasers } from '~/content/march-teasers'
import { ButtonLink } from '~/ui/button'
import { Carousel } from '~/ui/carousel/carousel'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import styles from './articles.module.css'
import { CutLines } from './cut-word'

/** Source: spec §9, "Blog carousel". */
const autoplayMs = 4000
const speedMs = 1000

/** The papers of the dates, in turn. Each differs from its neighbours, also where the last meets the first. */
const surfaces = ['violet', 'tomato', 'aubergine', 'card', 'lilac'] as const

type ArticlesProps = {
  words: (typeof creativeSolution)['articles']
  posts: typeof marchTeasers
}

/**
 * Articles on one strip of paper, folded like an accordion, whose dates are pasted on. They advance every four seconds
 * until paused: three side by side, two below 992 px, one below 640 px. Source: spec §3, "Blog teaser"; §9, "Blog
 * carousel".
 */
export function Articles({ words: { title, text, action }, posts }: ArticlesProps) {
  const { label, slides } = useUiWords().blogCarousel
  return (
    <Section surface="lilac" aria-labelledby="articles">
      <Heading id="articles" level={2} label={label}>
        <CutLines lines={title} gesture="pasted" />
      </Heading>
      <p className={styles.lead}>{text}</p>
      <Carousel
        label={slides}
        loop
        autoplayMs={autoplayMs}
        speedMs={speedMs}
        className={styles.slides}
      >
        {posts.map((post, index) => (
          <article key={post.postHref} className={styles.sheet}>
            <div data-surface="sulphur" className={styles.paper}>
              <time dateTime={post.day} className={styles.day}>
                <span className={styles.scrap}>
                  <span data-surface={surfaces[index % surfaces.length]} className={styles.date}>
                    {post.date}
                  </span>
                </span>{' '}
                {post.month} {post.year}
              </time>
              <h3 className={styles.title}>
                <Link cover href={post.postHref} className={styles.link}>
                  {post.title}
                </Link>
              </h3>
              <p className={styles.text}>{post.subtitle}</p>
              <div className={styles.author}>
                <span className={styles.portrait}>
                  <Picture picture={post.authorImg} alt="" sizes={72} />
                </span>
                <p>
                  <span className={styles.name}>{post.authorName}</span> {post.authorDesignation}
                </p>
              </div>
            </div>
          </article>
        ))}
      </Carousel>
      <p className={styles.all}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </p>
    </Section>
  )
}
