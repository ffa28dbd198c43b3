import { useId } from 'react'
import { clientPictures } from '~/content/client-pictures'
import type { personalPortfolio } from '~/content/en/personal-portfolio'
import type { testimonials } from '~/content/en/testimonials'
import { AwardsSlider } from '~/sections/awards/awards-slider'
import { Testimonials } from '~/sections/testimonials'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './end.module.css'

type EndProps = {
  words: Pick<typeof personalPortfolio, 'clients' | 'awards' | 'end' | 'demonstration'>
  /** All clients of the studio; the page quotes five of them. */
  clients: typeof testimonials
}

/** Full-width sections after the cards: testimonials, awards and the call to action. Source: spec §2. */
export function End({ words, clients }: EndProps) {
  const id = useId()
  const { title, text, action } = words.end
  const quotes = words.clients.quotes.flatMap((quote) => {
    const client = clients.find(({ slug }) => slug === quote.slug)
    return client ? [{ ...client, ...quote, portrait: clientPictures[quote.slug] }] : []
  })
  return (
    <>
      <div id="clients" className={styles.anchor}>
        <Testimonials surface="bottle" title={words.clients.title} testimonials={quotes} />
      </div>
      <div id="awards" className={styles.anchor}>
        <AwardsSlider surface="celadon" title={words.awards.title} awards={words.awards.items} />
      </div>
      <Section surface="celadon" aria-labelledby={id} space="none" className={styles.end}>
        <div className={styles.card}>
          <Heading id={id} level={2} size="display" className={styles.title}>
            {title.text} <span className={styles.counter}>{title.name}</span>
          </Heading>
          <div className={styles.foot}>
            <p className={styles.text}>{text}</p>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          </div>
        </div>
        <p className={styles.demonstration}>{words.demonstration}</p>
      </Section>
    </>
  )
}
