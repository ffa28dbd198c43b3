import type { photographyAgency } from '#words/photography-agency.ts'
import { shotOf } from '~/content/photography-shots'
import { asWritten, printPrices } from '~/content/plan-prices'
import { Carousel } from '~/ui/carousel/carousel'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { frameSizes } from './frame-sizes'
import styles from './prints.module.css'

/** Widths of the prints in centimetres, by frame; their subtitles say the whole size. */
const widths: Readonly<Record<PrintFrame, keyof typeof printPrices>> = {
  1: 18,
  3: 90,
  4: 30,
  6: 18,
  9: 45,
  11: 30,
  13: 30,
  14: 90,
}

/** Where one asks about a print. */
const href = '#write'

type PrintFrame = (typeof photographyAgency)['prints']['items'][number]['frame']

type PrintsProps = {
  words: (typeof photographyAgency)['prints']
  roll: (typeof photographyAgency)['roll']
}

/** Carousel of prints, each as wide as it hangs: four in view, three below 1200 px, two below 991 px, one below 500 px. Source: spec §9, "photography carousel". */
export function Prints({ words, roll }: PrintsProps) {
  const prints = words.items.map((print) => ({ ...print, shot: shotOf(print.frame) }))
  return (
    <Section surface="baryta" aria-labelledby="prints">
      <div className={styles.head}>
        <Heading level={2} voice="counter" id="prints">
          {words.title}
        </Heading>
        <p className={styles.text}>{words.text}</p>
      </div>
      <Carousel label={words.label} loop className={styles.slides}>
        {prints.map(({ frame, subtitle, shot }) => (
          <article key={frame} className={styles.print}>
            <div className={styles.paper} data-wide={widths[frame]}>
              <Picture picture={shot.picture} sizes={frameSizes} />
            </div>
            <h3 className={styles.title}>
              <Link href={href} cover className={styles.link}>
                {roll.frames[frame].title}
                <VisuallyHidden>: {words.ask}</VisuallyHidden>
              </Link>
            </h3>
            <p className={styles.subtitle}>
              <b>{asWritten(printPrices[widths[frame]])}</b> {subtitle}
            </p>
          </article>
        ))}
      </Carousel>
    </Section>
  )
}
