import type { Testimonial } from '~/content/testimonials'
import type { Picture as PictureRecord } from '~/lib/picture'
import type { Headline } from '~/sections/headline'
import { TitledSection } from '~/sections/section-heading'
import { Carousel } from '~/ui/carousel/carousel'
import { Picture } from '~/ui/picture'
import { Rating } from '~/ui/rating'
import { useUiWords } from '~/ui/ui-words'
import styles from './references.module.css'

type ReferencesProps = {
  title: Headline
  quotes: readonly (Omit<Testimonial, 'project'> & { portrait: PictureRecord })[]
}

/**
 * What clients say, each on a card whose tab names the client.
 * Source: spec §2, "testimonials".
 */
export function References({ title, quotes }: ReferencesProps) {
  const { label, slides } = useUiWords().testimonials
  return (
    <TitledSection
      id="clients"
      surface="bottle"
      label={label}
      title={title}
      className={styles.file}
    >
      <Carousel label={slides} className={styles.cards}>
        {quotes.map(({ slug, text, name, designation, ratings, portrait }) => (
          <figure key={slug} data-surface="celadon" className={styles.reference}>
            <figcaption className={styles.tab}>
              <Picture picture={portrait} alt="" sizes={56} className={styles.portrait} />
              <div>
                <p className={styles.name}>{name}</p>
                <p className={styles.designation}>{designation}</p>
              </div>
            </figcaption>
            <div className={styles.sheet}>
              <blockquote className={styles.text}>
                <p>{text}</p>
              </blockquote>
              <Rating value={ratings} />
            </div>
          </figure>
        ))}
      </Carousel>
    </TitledSection>
  )
}
