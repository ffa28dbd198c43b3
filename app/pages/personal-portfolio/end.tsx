import type { personalPortfolio } from '#words/personal-portfolio.ts'
import { clientPictures } from '~/content/client-pictures'
import type { testimonials } from '~/content/testimonials'
import { AwardsSlider } from '~/sections/awards/awards-slider'
import styles from './end.module.css'
import { FiledCard } from './filed-card'
import { References } from './references'

type EndProps = {
  words: Pick<typeof personalPortfolio, 'clients' | 'awards' | 'end' | 'demonstration'>
  /** All clients of the studio; the page quotes five of them. */
  clients: typeof testimonials
}

/** Full-width sections after the cards: testimonials, awards and the call to action. Source: spec §2. */
export function End({ words, clients }: EndProps) {
  const quotes = words.clients.quotes.flatMap((quote) => {
    const client = clients.find(({ slug }) => slug === quote.slug)
    return client ? [{ ...client, ...quote, portrait: clientPictures[quote.slug] }] : []
  })
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
