import { type Block, headings } from '~/lib/prose'
import styles from './contents.module.css'

type ContentsProps = { title: string; body: readonly Block[] }

/** The headings as a list of links, before the text. */
export function Contents({ title, body }: ContentsProps) {
  return (
    <nav aria-labelledby={titleId} className={styles.contents}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>
        {headings(body).map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const titleId = 'in-this-article'
