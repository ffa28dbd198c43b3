import { type Block, headings } from '~/lib/prose'
import styles from './contents.module.css'

type ContentsProps = { title: string; body: readonly Block[] }

/** The headings as a sticky list of links. */
export function Contents({ title, body }: ContentsProps) {
  return (
    <nav aria-labelledby={titleId} className={styles.contents}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ol>
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
