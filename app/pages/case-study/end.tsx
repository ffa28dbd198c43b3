import { useId } from 'react'
import type { caseStudyPage } from '#words/case-study-page.ts'
import type { CaseStudySlip } from '~/content/collections/case-studies'
import type { Picture as PictureRecord } from '~/lib/picture'
import { HeadlineText } from '~/sections/headline'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section, type Surface } from '~/ui/section'
import styles from './end.module.css'

/** The surfaces of the files, from the back of the drawer; the first differs from the page's, and the last from the visitor's file. */
const surfaces: readonly Surface[] = ['chalk', 'sea', 'chalk-2', 'clementine', 'night']

type EndProps = {
  words: (typeof caseStudyPage)['callToAction']
  client: string
  /** The studio's own website has none. */
  slip: CaseStudySlip | undefined
  /** The other case studies, each with its picture, the first figure of its project and what that counts. */
  files: readonly {
    slug: string
    client: string
    slide: PictureRecord
    value: string
    counts: string
  }[]
}

/**
 * The case study is put back into the drawer: the other files show their tabs, and the visitor's stands in front.
 * Source: spec §2, "call to action 'Apply For Meeting'".
 */
export function End({ words, client, slip, files }: EndProps) {
  const id = useId()
  return (
    <Section surface="ink" space="none" aria-labelledby={id} className={styles.drawer}>
      <nav aria-labelledby="others">
        <p id="others" className={styles.others}>
          {words.others}
        </p>
        <ul className={styles.files}>
          {files.map(({ slug, client, slide, value, counts }, index) => (
            <li
              key={slug}
              data-surface={surfaces[index + surfaces.length - files.length]}
              className={styles.file}
            >
              <Picture
                picture={slide}
                alt=""
                sizes="(width >= 48rem) 62vw, 50vw"
                className={styles.picture}
              />
              <Link cover href={`/case-study/${slug}`} className={styles.tab}>
                {client}
              </Link>
              <p className={styles.figure}>
                <b className={styles.value}>{value}</b> {counts}
              </p>
            </li>
          ))}
        </ul>
      </nav>
      <div id="meeting" data-surface="chalk" className={styles.file}>
        <p className={styles.tab}>
          {words.yours} <span className={styles.blank} />
        </p>
        <div className={styles.sheet}>
          <Heading id={id} level={2} size="display">
            <HeadlineText headline={words.title} />
          </Heading>
          {slip ? <Slip words={words} client={client} slip={slip} /> : null}
          <div className={styles.words}>
            <p className={styles.text}>{words.text}</p>
            <ButtonLink href="/contact" className={styles.action}>
              {words.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  )
}

type SlipProps = Pick<EndProps, 'words' | 'client'> & { slip: CaseStudySlip }

/** The study's number on its own kind of paper, and under it the line for the visitor's. */
function Slip({ words, client, slip: { paper, title, counts, before, after } }: SlipProps) {
  return (
    <div data-paper={paper} className={styles.slip}>
      <table>
        <caption>
          <b>{title}</b> {counts}
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{client}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
          <tr>
            <th scope="row">{words.yours}</th>
            <td />
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  )
}
