import { useId } from 'react'
import { clientPictures } from '~/content/client-pictures'
import {
  person,
  personalAwards,
  personalEnd,
  personalQuotes,
} from '~/content/en/personal-portfolio'
import { testimonials } from '~/content/en/testimonials'
import { AwardsSlider } from '~/sections/awards/awards-slider'
import { Testimonials } from '~/sections/testimonials'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './end.module.css'

const quotes = personalQuotes.flatMap((quote) => {
  const client = testimonials.find(({ slug }) => slug === quote.slug)
  return client ? [{ ...client, ...quote, portrait: clientPictures[quote.slug] }] : []
})

/** Full-width sections after the cards: testimonials, awards and the call to action. Source: spec §2. */
export function End() {
  const id = useId()
  return (
    <>
      <div id="clients" className={styles.anchor}>
        <Testimonials
          surface="bottle"
          title={[{ text: 'References' }, { text: 'from five clients', voice: 'counter' }]}
          testimonials={quotes}
        />
      </div>
      <div id="awards" className={styles.anchor}>
        <AwardsSlider
          surface="celadon"
          title={[
            { text: 'Five certificates' },
            { text: 'that hang in the hall', voice: 'counter' },
          ]}
          awards={personalAwards}
        />
      </div>
      <Section surface="celadon" aria-labelledby={id} space="none" className={styles.end}>
        <div className={styles.card}>
          <Heading id={id} level={2} size="display" className={styles.title}>
            Write to <span className={styles.counter}>{person.givenName}</span>
          </Heading>
          <div className={styles.foot}>
            <p className={styles.text}>{personalEnd.text}</p>
            <ButtonLink href="/contact">Ask {person.givenName}</ButtonLink>
          </div>
        </div>
        <p className={styles.demonstration}>{personalEnd.demonstration}</p>
      </Section>
    </>
  )
}
