import { useId, useSyncExternalStore } from 'react'
import { sectionNames } from '~/content/en/section-names'
import { studioReasons } from '~/content/en/studio-home'
import { whyChoose } from '~/content/pictures/home'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import { timeToFirstPaint } from './studio-first-paint'
import styles from './studio-reasons.module.css'

/** Why choose us: the page's measured loading time, and three promises. Source: spec §2, "why-choose block". */
export function StudioReasons() {
  const id = useId()
  const milliseconds = useSyncExternalStore(never, timeToFirstPaint, () => undefined)

  return (
    <Section surface="ink" aria-labelledby={id} className={styles.reasons}>
      <Heading
        id={id}
        level={2}
        label={sectionNames.whyChooseUs}
        size="display"
        className={styles.title}
      >
        <HeadlineLines
          lines={[
            { text: 'You waited' },
            {
              text: milliseconds ? `${milliseconds} milliseconds` : studioReasons.unknownWait,
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
          {milliseconds ? studioReasons.proof.measured : studioReasons.proof.unmeasured}{' '}
          {studioReasons.text}
        </p>
        <ButtonLink href="/about" variant="outline">
          About the studio
        </ButtonLink>
      </div>
      <dl className={styles.promises}>
        {studioReasons.promises.map(({ term, text }) => (
          <div key={term} className={styles.promise}>
            <dt className={styles.term}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The first paint is measured once and never changes, so there is nothing to subscribe to. */
function never() {
  return () => {}
}
