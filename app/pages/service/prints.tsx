import { useId } from 'react'
import type { servicePage } from '#words/service-page.ts'
import type { ServiceLook } from '~/content/collections/services'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './prints.module.css'

type PrintsProps = {
  words: (typeof servicePage)['deliverables']
  deliverables: readonly string[]
  /** What each print shows, or what is read in it. */
  findings: readonly string[]
  /** For each of them one that a client has received. */
  prints: NonNullable<ServiceLook['prints']>
  /** The table, which continues the plane above. */
  surface: ServiceLook['surface']
}

/** What the client receives: of each thing one from a project, as a print on the table that the photograph shows. */
export function Prints({ words, deliverables, findings, prints, surface }: PrintsProps) {
  const id = useId()
  return (
    <Section surface={surface} aria-labelledby={id} className={styles.table}>
      <Heading level={2} id={id} className={styles.title}>
        {words.title}
      </Heading>
      <ul className={styles.prints}>
        {prints.map(({ picture, project, crop }, index) => (
          <li key={picture.src} className={styles.print}>
            <div data-surface="chalk" className={styles.paper}>
              {/* Decorative: the project's own page describes it. */}
              <div data-crop={crop} className={styles.picture}>
                <Picture picture={picture} alt="" sizes="(width >= 40rem) 31vw, 45vw" />
              </div>
              <p className={styles.words}>{deliverables[index]}</p>
              <p className={styles.finding}>{findings[index]}</p>
              <Link cover href={`/portfolio/${project.slug}`} className={styles.project}>
                {project.title}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
