import { useId } from 'react'
import type { servicePage } from '#words/service-page.ts'
import type { ServiceLook } from '~/content/collections/services'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './samples.module.css'

type SamplesProps = {
  words: (typeof servicePage)['deliverables']
  deliverables: readonly string[]
  /** What each picture shows, or what is read in it. */
  findings: readonly string[]
  /** For each deliverable the project that shows one. The first ones have a picture. */
  samples: NonNullable<ServiceLook['samples']>
  /** The table, which continues the plane above. */
  surface: ServiceLook['surface']
}

/**
 * What the client receives: of some things a detail that can be read, as a sheet on the table that the photograph
 * shows; the others are written on the table.
 */
export function Samples({ words, deliverables, findings, samples, surface }: SamplesProps) {
  const id = useId()
  return (
    <Section surface={surface} aria-labelledby={id} className={styles.table}>
      <Heading level={2} id={id} className={styles.title}>
        {words.title}
      </Heading>
      <ul className={styles.samples}>
        {samples.map(({ project, picture, crop }, index) => (
          <li
            key={deliverables[index]}
            data-surface={picture ? 'chalk' : undefined}
            className={picture ? styles.sheet : styles.line}
          >
            {picture ? (
              <div data-crop={crop} className={styles.picture}>
                {/* Decorative: the project's own page describes it. */}
                <Picture
                  picture={picture}
                  alt=""
                  // Of the button's, half the width is shown.
                  sizes={
                    crop === 'button'
                      ? '(width >= 40rem) 90vw, 190vw'
                      : '(width >= 62rem) 55vw, 95vw'
                  }
                />
              </div>
            ) : null}
            <p className={styles.words}>{deliverables[index]}</p>
            <p className={styles.finding}>
              {findings[index]}{' '}
              <Link cover href={`/portfolio/${project.slug}`}>
                {project.title}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
