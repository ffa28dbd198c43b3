import type { marketingAgency } from '#words/marketing-agency.ts'
import type { marchTeasers } from '~/content/march-teasers'
import { ButtonLink } from '~/ui/button'
import { Carousel } from '~/ui/carousel/carousel'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section, type Surface } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import styles from './journal.module.css'

type JournalProps = {
  words: (typeof marketingAgency)['journal']
  posts: typeof marchTeasers
}

/** Colours of the bills, in turn; a date has that of the next bill. */
const papers: readonly Surface[] = ['tar', 'fluo', 'lemon']

/**
 * The articles of March 2022, each a picture on which a bill and its date are pasted. They advance every four seconds
 * until paused: three side by side, two below 992 px, one below 640 px. Source: spec §9, "Blog carousel".
 */
export function Journal({ words: { title, text, action }, posts }: JournalProps) {
  const { label, slides } = useUiWords().blogCarousel
  return (
    <Section surface="newsprint" aria-labelledby="journal">
      <div className={styles.head}>
        <Heading id="journal" level={2} label={label}>
          {title}
        </Heading>
        <p data-surface="poster" className={styles.slip}>
          {text}
        </p>
      </div>
      <Carousel label={slides} loop autoplayMs={4000} speedMs={1000} className={styles.slides}>
        {posts.map((post, index) => (
          <article key={post.postHref} data-cursor="picture" className={styles.post}>
            <time
              dateTime={post.day}
              data-surface={papers[(index + 1) % papers.length]}
              className={styles.day}
            >
              <span className={styles.date}>{post.date}</span>{' '}
              <span className={styles.month}>
                {post.month} {post.year}
              </span>
            </time>
            <div data-surface={papers[index % papers.length]} className={styles.bill}>
              <h3 className={styles.title}>
                <Link cover href={post.postHref}>
                  {post.title}
                </Link>
              </h3>
              <p className={styles.subtitle}>{post.subtitle}</p>
              <p className={styles.author}>
                <Picture picture={post.authorImg} alt="" sizes={48} className={styles.portrait} />
                <span>
                  <b>{post.authorName}</b> {post.authorDesignation}
                </span>
              </p>
            </div>
            <div className={styles.picture}>
              {/* Decorative: the title names the article. */}
              <Picture
                picture={post.thumb}
                alt=""
                sizes="(width >= 992px) 32vw, (width >= 640px) 48vw, 100vw"
              />
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
