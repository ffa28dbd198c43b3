import type { Picture as PictureRecord } from '~/lib/picture'
import { Carousel } from '~/ui/carousel/carousel'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import type { Surface } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import styles from './blog-carousel.module.css'
import type { Headline } from './headline'
import { TitledSection } from './section-heading'

/** Source: spec §9, "Blog carousel". */
const autoplayMs = 4000
const speedMs = 1000

/** Source: spec §3, "Blog teaser". */
type BlogTeaser = {
  title: string
  postHref: string
  subtitle: string
  thumb: PictureRecord
  authorName: string
  authorImg: PictureRecord
  authorDesignation: string
  /** The whole day for machines, `YYYY-MM-DD`. */
  day: string
  /** Of the month. */
  date: number
  /** Written out. */
  month: string
  year: string
}

type BlogCarouselProps = {
  title: Headline
  posts: readonly BlogTeaser[]
  surface?: Surface
}

/**
 * Articles that advance every four seconds until paused: three side by side, two below 992 px, one below 640 px.
 * Source: spec §9.
 */
export function BlogCarousel({ title, posts, surface }: BlogCarouselProps) {
  const { label, slides, all } = useUiWords().blogCarousel
  return (
    <TitledSection
      surface={surface}
      label={label}
      title={title}
      action={{ label: all, href: '/blog' }}
    >
      <Carousel
        label={slides}
        loop
        autoplayMs={autoplayMs}
        speedMs={speedMs}
        className={styles.slides}
      >
        {posts.map((post) => (
          <Teaser key={post.postHref} {...post} />
        ))}
      </Carousel>
    </TitledSection>
  )
}

function Teaser({
  title,
  postHref,
  subtitle,
  thumb,
  day,
  date,
  month,
  year,
  ...author
}: BlogTeaser) {
  return (
    <article className={styles.teaser} data-cursor="picture">
      <div className={styles.picture}>
        {/* Decorative: the title names the article. */}
        <Picture
          picture={thumb}
          alt=""
          sizes="(width >= 992px) 32vw, (width >= 640px) 48vw, 100vw"
        />
      </div>
      <time dateTime={day} className={styles.day}>
        <span className={styles.date}>{date}</span> {month} {year}
      </time>
      <h3 className={styles.title}>
        <Link cover href={postHref} className={styles.link}>
          {title}
        </Link>
      </h3>
      <p className={styles.subtitle}>{subtitle}</p>
      <div className={styles.author}>
        <Picture picture={author.authorImg} alt="" sizes={56} className={styles.portrait} />
        <p>
          <span className={styles.name}>{author.authorName}</span> {author.authorDesignation}
        </p>
      </div>
    </article>
  )
}
