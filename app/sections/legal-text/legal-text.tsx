import type { ReactNode } from 'react'
import type { LegalText as LegalTextContent } from '~/content/collections/legal-texts'
import { headings } from '~/lib/prose'
import { Section } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import { Prose } from '../prose'
import { Head } from './head'
import styles from './legal-text.module.css'

type LegalTextProps = {
  text: LegalTextContent
  /** The page's last section. */
  children: ReactNode
}

/** A legal page: title with today's date (D21), a sticky list of contents, the text. Source: spec §2. */
export function LegalText({ text: { title, body }, children }: LegalTextProps) {
  const { legalText: words } = useUiWords()
  return (
    <>
      <Head title={title} body={body} />
      <Section surface="chalk" className={styles.body}>
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents">{words.contents}</h2>
          <ol>
            {headings(body).map(({ id, text: label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose blocks={body} />
      </Section>
      {children}
    </>
  )
}
