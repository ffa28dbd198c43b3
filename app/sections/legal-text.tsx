import type { LegalText as LegalTextContent } from '~/content/legal-text'
import { behaviour } from '~/islands/behaviour'
import { formatDay } from '~/lib/dates'
import { headings } from '~/lib/prose'
import { Section } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import styles from './legal-text.module.css'
import { PageHeading } from './page-heading'
import { Prose } from './prose'

/** The day of the build, `YYYY-MM-DD`; see `define` in vite.config.ts. */
const buildDate: string = import.meta.env.BUILD_DATE

/** A legal page: today's date (D21), a sticky list of contents, and the text. Source: spec §2. */
export function LegalText({ text }: { text: LegalTextContent }) {
  const { legalText: words } = useUiWords()
  return (
    <>
      <PageHeading
        title={text.title}
        trail={[{ label: text.title }]}
        text={
          <p>
            {words.updated}{' '}
            <time dateTime={buildDate} {...behaviour('today', 'now')}>
              {formatDay(buildDate)}
            </time>
          </p>
        }
        surface="chalk-2"
      />
      <Section surface="chalk" className={styles.body}>
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents">{words.contents}</h2>
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
    </>
  )
}
