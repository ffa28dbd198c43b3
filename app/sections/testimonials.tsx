import { useId } from 'react'
import { classNames } from '~/lib/class-names'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Carousel } from '~/ui/carousel/carousel'
import { Picture } from '~/ui/picture'
import { Rating } from '~/ui/rating'
import { Section, type Surface } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import type { Headline } from './headline'
import { SectionHeading } from './section-heading'
import styles from './testimonials.module.css'

/** Source: spec §3, "Testimonial". */
type TestimonialItem = {
  slug: string
  text: string
  name: string
  /** Position and company. */
  designation: string
  /** Out of five, as a numeric string. */
  ratings: string
  /** Decorates: the name stands beside it. */
  portrait?: PictureRecord
}

type TestimonialsProps = {
  id?: string | undefined
  title: Headline
  testimonials: readonly TestimonialItem[]
  surface?: Surface
  /** The surfaces of sheets of their own, on which they lie, taken in turn. Without, they lie on the section's. */
  sheets?: readonly Surface[]
  /**
   * How they are set. `columns` under a rule and `cards` are sliders: three side by side, two below 1199 px, one below
   * 575 px (spec §9). `lead` sets the first one large over the others. @default 'columns'
   */
  cut?: 'columns' | 'cards' | 'lead'
}

/** What clients say. */
export function Testimonials({
  id,
  title,
  testimonials,
  surface,
  sheets = [],
  cut = 'columns',
}: TestimonialsProps) {
  const { label } = useUiWords().testimonials
  const titleId = useId()
  return (
    <Section id={id} surface={surface} aria-labelledby={titleId}>
      <SectionHeading id={titleId} label={label} title={title} />
      {cut === 'columns' || cut === 'cards' ? (
        <TestimonialSlides testimonials={testimonials} cut={cut} />
      ) : (
        <ul className={styles[cut]}>
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.slug}>
              <Quote {...testimonial} sheet={sheets[index % sheets.length]} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

type TestimonialSlidesProps = {
  testimonials: readonly TestimonialItem[]
  cut?: 'columns' | 'cards'
}

/** The slider alone, for a section with a head of its own. */
export function TestimonialSlides({ testimonials, cut = 'columns' }: TestimonialSlidesProps) {
  return (
    <Carousel
      label={useUiWords().testimonials.slides}
      loop
      className={classNames(styles.slides, styles[cut])}
    >
      {testimonials.map((testimonial) => (
        <Quote key={testimonial.slug} {...testimonial} />
      ))}
    </Carousel>
  )
}

type QuoteProps = TestimonialItem & { sheet?: Surface | undefined }

function Quote({ text, name, designation, ratings, portrait, sheet }: QuoteProps) {
  return (
    <figure data-surface={sheet} className={styles.quote}>
      <Rating value={ratings} />
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.person}>
        {portrait ? (
          <Picture picture={portrait} alt="" sizes={72} className={styles.portrait} />
        ) : null}
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.designation}>{designation}</p>
        </div>
      </figcaption>
    </figure>
  )
}
