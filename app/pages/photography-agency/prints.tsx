import { photographyPrints as texts } from '~/content/en/photography-agency-offers'
import { shotOf } from '~/content/photography-shots'
import { Carousel } from '~/ui/carousel/carousel'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './prints.module.css'

const prints = texts.items.map(({ frame, subtitle }) => ({ subtitle, shot: shotOf(frame) }))

/** Carousel of prints: four in view, three below 1200 px, two below 991 px, one below 500 px. Source: spec §9, "photography carousel". */
export function Prints() {
  return (
    <Section surface="baryta" aria-labelledby="prints">
      <div className={styles.head}>
        <Heading level={2} voice="display" id="prints">
          <HeadlineLines lines={texts.title} />
        </Heading>
        <p className={styles.text}>{texts.text}</p>
      </div>
      <Carousel label={texts.label} loop className={styles.slides}>
        {prints.map(({ subtitle, shot }) => (
          <article key={shot.frame} className={styles.print}>
            <div className={styles.wall}>
              <div className={styles.paper} data-tall={shot.height === 622 ? '' : undefined}>
                <Picture
                  picture={shot.picture}
                  sizes="(width >= 1200px) 21vw, (width >= 991px) 29vw, (width >= 500px) 44vw, 86vw"
                />
              </div>
            </div>
            <h3 className={styles.title}>
              <Link href={texts.href} cover className={styles.link}>
                {shot.title}
                <VisuallyHidden>: ask about this print</VisuallyHidden>
              </Link>
            </h3>
            <p className={styles.subtitle}>
              Frame {shot.frame}, {subtitle}
            </p>
          </article>
        ))}
      </Carousel>
    </Section>
  )
}
