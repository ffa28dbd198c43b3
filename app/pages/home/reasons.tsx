import { useId } from 'react'
import { homeReasons } from '~/content/en/home'
import { sectionNames } from '~/content/en/section-names'
import { whyChoose } from '~/content/pictures/home'
import { behaviour } from '~/islands/behaviour'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './reasons.module.css'

/** Why choose us: the page's measured loading time, and three promises. Source: spec §2, "why-choose block". */
export function Reasons() {
  const id = useId()

  return (
    <Section
      surface="ink"
      aria-labelledby={id}
      className={styles.reasons}
      {...behaviour('first-paint', 'near')}
    >
      <Heading
        id={id}
        level={2}
        label={sectionNames.whyChooseUs}
        size="display"
        className={styles.title}
        data-measured={homeReasons.measuredWait}
      >
        <HeadlineLines
          lines={[
            { text: 'You waited' },
            {
              text: homeReasons.unknownWait,
              voice: 'counter',
              reveal: 'width',
            },
            { text: 'for this page.' },
          ]}
        />
      </Heading>
      <div className={styles.picture} data-reveal="light">
        <Picture picture={whyChoose} sizes="(width >= 62rem) 56vw, 100vw" />
      </div>
      <div className={styles.words}>
        <p className={styles.text}>
          <span data-measured={homeReasons.proof.measured}>{homeReasons.proof.unmeasured}</span>{' '}
          {homeReasons.text}
        </p>
        <ButtonLink href="/about" variant="outline">
          About the studio
        </ButtonLink>
      </div>
      <dl className={styles.promises}>
        {homeReasons.promises.map(({ term, text }) => (
          <div key={term} className={styles.promise}>
            <dt className={styles.term}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
