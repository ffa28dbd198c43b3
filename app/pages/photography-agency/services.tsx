import type { photographyAgency } from '#words/photography-agency.ts'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './services.module.css'

type ServicesProps = {
  words: (typeof photographyAgency)['services']
  categories: (typeof photographyAgency)['categories']
}

/** The six kinds of work as a table: who comes, what the client receives, and when. Source: spec §2, "services block (/service)". */
export function Services({ words, categories }: ServicesProps) {
  const { labels } = words
  return (
    <Section surface="baryta" aria-labelledby="services" className={styles.services}>
      <div className={styles.head}>
        <Heading level={2} label={words.label} voice="display" id="services">
          <HeadlineLines lines={words.title} />
        </Heading>
        <ButtonLink href={words.action.href} variant="outline">
          {words.action.label}
        </ButtonLink>
      </div>
      <ul className={styles.list}>
        {words.items.map(({ category, crew, result, time }) => (
          <li key={category} className={styles.row}>
            <h3 className={styles.name}>{categories[category]}</h3>
            <dl className={styles.facts}>
              <div className={styles.fact}>
                <dt className={styles.label}>{labels.crew}</dt>
                <dd>{crew}</dd>
              </div>
              <div className={styles.fact}>
                <dt className={styles.label}>{labels.result}</dt>
                <dd>{result}</dd>
              </div>
              <div className={styles.fact}>
                <dt className={styles.label}>{labels.time}</dt>
                <dd>{time}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  )
}
