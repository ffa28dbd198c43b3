import { useId } from 'react'
import type { blog } from '#words/blog.ts'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import styles from './author.module.css'

/** Who answers for the blog. */
export type Editor = {
  slug: string
  name: string
  designation: string
  picture: PictureRecord
}

type AuthorProps = {
  author: Editor
  texts: (typeof blog)['finder']['margin']['editor']
}

/** Who answers for what is written here, as a card. Source: spec §2, "The sidebar". */
export function Author({ author, texts }: AuthorProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-surface="sea" className={styles.card}>
      <div className={styles.portrait}>
        <Picture picture={author.picture} sizes="(width >= 62rem) 25vw, 45vw" />
      </div>
      <div className={styles.words}>
        <p id={id} className={styles.label}>
          {texts.label}
        </p>
        <p className={styles.name}>
          <Link href={`/team/${author.slug}`} className={styles.link}>
            {author.name}
          </Link>
        </p>
        <p className={styles.designation}>{author.designation}</p>
        <p>{texts.text}</p>
      </div>
    </section>
  )
}
