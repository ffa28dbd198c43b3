import type { personalPortfolio } from '#words/personal-portfolio.ts'
import { personalClientPictures } from '~/content/portfolio-pictures'
import { AwardsSlider } from '~/sections/awards/awards-slider'
import styles from './end.module.css'
import { FiledCard } from './filed-card'
import { References } from './references'

type EndProps = {
  words: Pick<typeof personalPortfolio, 'clients' | 'awards' | 'end' | 'demonstration'>
}

/** Full-width sections after the cards: testimonials, awards and the call to action. Source: spec §2. */
export function End({ words }: EndProps) {
  const quotes = words.clients.quotes.map((quote) => ({
    ...quote,
    portrait: personalClientPictures[quote.slug],
  }))
  return (
    <>
      <References title={words.clients.title} quotes={quotes} />
      <div id="awards" className={styles.certificates}>
        <AwardsSlider surface="celadon" title={words.awards.title} awards={words.awards.items} />
      </div>
      <FiledCard words={words.end} demonstration={words.demonstration} />
    </>
  )
}
