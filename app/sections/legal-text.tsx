import type { LegalText as LegalTextContent } from '~/content/legal-text'
import { formatDay } from '~/lib/dates'
import { headings } from '~/lib/prose'
import { RestOfPage } from '~/ui/rest-of-page'
import { Section } from '~/ui/section'
import styles from './legal-text.module.css'
import { PageHeading } from './page-heading'
import { Prose } from './prose'

type LegalTextProps = {
  text: LegalTextContent
  /** `YYYY-MM-DD` */
  lastUpdated: string
}

/** A legal page: its date, a sticky list of contents, and the text. Source: spec §2. */
export function LegalText({ text, lastUpdated }: LegalTextProps) {
  return (
    <>
      <PageHeading
        title={text.title}
        trail={[{ label: text.title }]}
        text={
          <p>
            Last updated on <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
          </p>
        }
        surface="chalk-2"
      />
      <RestOfPage>
        <Section surface="chalk" className={styles.body}>
          <nav aria-labelledby="contents" className={styles.contents}>
            <h2 id="contents">On this page</h2>
            <ol>
              {headings(text.body).map(({ id, text: label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ol>
          </nav>
          <Prose blocks={text.body} />
        </Section>
      </RestOfPage>
    </>
  )
}
