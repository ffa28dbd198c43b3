import { Fragment, useId } from 'react'
import type { home } from '#words/home.ts'
import { comma } from '~/lib/comma'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { PageIndex } from '~/ui/page-index'
import styles from './facts.module.css'

type FactsProps = {
  /** The page's sections. The row is a part of this one, so that its styles are not among those of the first screen. */
  index: (typeof home)['index']
  words: (typeof home)['facts']
  /** Clients, for the line below the figures, by the slugs of their projects. */
  clients: readonly { slug: string; title: string }[]
}

/** Four figures side by side, without a counting animation, and clients' names. Source: spec §3, "Fun fact". */
export function Facts({ index, words, clients }: FactsProps) {
  const id = useId()
  return (
    <section data-surface="sea" aria-labelledby={id}>
      <PageIndex links={index} />
      <div className={styles.plane}>
        <Heading id={id} level={2} size="subtitle" label={words.label}>
          {words.title}
        </Heading>
        <dl className={styles.facts}>
          {words.items.map(({ factNumber, title }) => (
            <div key={title} className={styles.fact}>
              <dt className={styles.title}>{title}</dt>
              <dd className={styles.number} data-reveal="width">
                {factNumber}
              </dd>
            </div>
          ))}
        </dl>
        <h3 className={styles.clients}>{words.clients}</h3>
        <p className={styles.names}>
          {clients.map(({ slug, title }, index) => (
            <Fragment key={slug}>
              {index > 0 ? comma : null}
              <Link href={`/portfolio/${slug}`}>{title}</Link>
            </Fragment>
          ))}
        </p>
      </div>
    </section>
  )
}
