import type { LegalText } from '~/content/collections/legal-texts'
import { behaviour } from '~/islands/behaviour'
import { formatDay } from '~/lib/dates'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import styles from './head.module.css'
import { Sheets } from './sheets'

/** The day of the build, `YYYY-MM-DD`; see `define` in vite.config.ts. */
const buildDate: string = import.meta.env.BUILD_DATE

/** The title with today's date (D21), above one sheet for each clause, as high as the clause is long. */
export function Head({ title, body }: Pick<LegalText, 'title' | 'body'>) {
  const { legalText: words } = useUiWords()
  return (
    <Section surface="chalk-2" space="none" className={styles.head}>
      <Breadcrumb steps={[{ label: title }]} />
      <div className={styles.words}>
        <Heading level={1} voice="display">
          {title}
        </Heading>
        <p className={styles.date}>
          {words.updated}{' '}
          <time dateTime={buildDate} {...behaviour('today', 'now')}>
            {formatDay(buildDate)}
          </time>
        </p>
      </div>
      <Sheets blocks={body} />
    </Section>
  )
}
