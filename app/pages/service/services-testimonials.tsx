import { clientPictures } from '~/content/client-pictures'
import type { Project } from '~/content/collections/projects'
import type { ClientTestimonial } from '~/content/testimonials'
import { classNames } from '~/lib/class-names'
import { TestimonialSlides } from '~/sections/testimonials'
import { Heading } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Rating } from '~/ui/rating'
import { Section, type Surface } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import sheet from './paper.module.css'
import styles from './services-testimonials.module.css'

type ServiceTestimonialsProps = {
  id?: string
  testimonials: readonly ClientTestimonial[]
  /** What the first client's project changed. */
  figure: Project['figures'][number] | undefined
  surface: Surface
  /** The side of the quotation on which the first client's portrait stands in wide windows. */
  portrait: 'start' | 'end'
}

/**
 * Five clients, with their portraits: what the first says opens the section, with the portrait at the end on a sheet of
 * its own, and the other four are in the slider.
 * Source: spec §2, "service"; §3, "Testimonial".
 */
export function ServiceTestimonials({
  id,
  testimonials,
  figure,
  surface,
  portrait,
}: ServiceTestimonialsProps) {
  const { label } = useUiWords().testimonials
  const [first, ...others] = testimonials.map((testimonial) => ({
    ...testimonial,
    portrait: clientPictures[testimonial.slug],
  }))
  if (!first) return null
  return (
    <Section
      id={id}
      surface={surface}
      data-portrait={portrait}
      aria-label={label}
      className={styles.section}
    >
      <div
        data-surface={portrait === 'end' ? 'chalk' : undefined}
        className={classNames(styles.opening, portrait === 'end' ? sheet.paper : undefined)}
      >
        <Heading level={2} label={label} className={styles.quote}>
          <q>{first.text}</q>
        </Heading>
        <Picture
          picture={first.portrait}
          alt=""
          // As wide as it is high, and cropped at its sides.
          sizes="(width >= 62rem) 42vw, 72px"
          className={styles.portrait}
        />
        <div className={styles.person}>
          <p>
            <b>{first.name}</b> {first.designation}
          </p>
          <Rating value={first.ratings} />
        </div>
        {figure ? (
          <p className={styles.figure}>
            <b>{figure.value}</b> {figure.label}
          </p>
        ) : null}
      </div>
      <TestimonialSlides testimonials={others} />
    </Section>
  )
}
