import type { photographyAgency } from '#words/photography-agency.ts'
import { shotOf } from '~/content/photography-shots'
import { comma } from '~/lib/comma'
import { Carousel } from '~/ui/carousel/carousel'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { frameSizes } from './frame-sizes'
import styles from './prints.module.css'

/** Where one asks about a print. */
const href = '#write'

type PrintsProps = {
  words: (typeof photographyAgency)['prints']
  roll: (typeof photographyAgency)['roll']
}

/** Carousel of prints: four in view, three below 1200 px, two below 991 px, one below 500 px. Source: spec §9, "photography carousel". */
export function Prints({ words, roll }: PrintsProps) {
  const prints = words.items.map((print) => ({ ...print, shot: shotOf(print.frame) }))
  return (
    <Section surface="baryta" aria-labelledby="prints">
      <div className={styles.head}>
        <Heading level={2} voice="display" id="prints">
          <HeadlineLines lines={words.title} />
        </Heading>
        <p className={styles.text}>{words.text}</p>
      </div>
      <Carousel label={words.label} loop className={styles.slides}>
        {prints.map(({ frame, subtitle, shot }) => (
          <article key={frame} className={styles.print}>
            {/* In every language, its size begins with the width in centimetres. */}
            <div className={styles.paper} data-wide={Number.parseInt(subtitle, 10)}>
              <Picture picture={shot.picture} sizes={frameSizes} />
            </div>
            <h3 className={styles.title}>
              <Link href={href} cover className={styles.link}>
                {roll.frames[frame].title}
                <VisuallyHidden>: {words.ask}</VisuallyHidden>
              </Link>
            </h3>
            <p className={styles.subtitle}>{`${roll.frame} ${frame}${comma}${subtitle}`}</p>
          </article>
        ))}
      </Carousel>
    </Section>
  )
}
