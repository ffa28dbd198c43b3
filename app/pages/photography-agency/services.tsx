import type { photographyAgency } from '#words/photography-agency.ts'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
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
          {words.title}
        </Heading>
        <ButtonLink href={words.action.href} variant="quiet">
          {words.action.label}
        </ButtonLink>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th>{labels.crew}</th>
            <th>{labels.result}</th>
            <th>{labels.time}</th>
          </tr>
        </thead>
        <tbody>
          {words.items.map(({ category, crew, result, time }) => (
            <tr key={category}>
              <th scope="row">{categories[category]}</th>
              <td>{crew}</td>
              <td>{result}</td>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
