import { useId } from 'react'
import type { blog } from '#words/blog.ts'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import styles from './author.module.css'
import drawer from './drawers.module.css'

/** Who answers for the blog. */
export type Editor = {
  slug: string
  name: string
  designation: string
  picture: PictureRecord
}

type AuthorProps = {
  author: Editor
  /** `label` stands on the tab of the card. */
  texts: (typeof blog)['finder']['margin']['editor']
}

/** Who answers for what is written here, as a card. Source: spec §2, "The sidebar". */
export function Author({ author, texts }: AuthorProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={drawer.drawer}>
      <p id={id} data-surface="sea" className={drawer.tab}>
        {texts.label}
      </p>
      <div data-surface="sea" className={styles.card}>
        <div className={styles.portrait}>
          <Picture picture={author.picture} sizes="(width >= 62rem) 25vw, 45vw" />
        </div>
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
