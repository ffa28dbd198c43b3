import type { servicePage } from '#words/service-page.ts'
import type { ServiceLook } from '~/content/collections/services'
import { classNames } from '~/lib/class-names'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import sheet from './paper.module.css'
import styles from './samples.module.css'

type SamplesProps = {
  words: (typeof servicePage)['deliverables']
  deliverables: readonly string[]
  /** What the first pictures show, or what is read in them. */
  findings: readonly string[]
  /** For each deliverable the project that shows one. What has no picture is drawn by the styles. */
  samples: NonNullable<ServiceLook['samples']>
  /** The table, which continues the plane above. */
  surface: ServiceLook['surface']
}

/**
 * What the client receives: of each thing a detail, as a sheet on the table that the photograph shows.
 */
export function Samples({ words, deliverables, findings, samples, surface }: SamplesProps) {
  return (
    <Section surface={surface} aria-labelledby="receive" className={styles.table}>
      <Heading level={2} id="receive" className={styles.title}>
        {words.title}
      </Heading>
      <ul className={styles.samples}>
        {samples.map(({ project, picture, crop }, index) => (
          <li
            key={deliverables[index]}
            data-surface="chalk"
            className={classNames(sheet.paper, styles.sheet)}
          >
            <div data-crop={crop} className={styles.picture}>
              {picture ? (
                // Decorative: the project's own page describes it.
                <Picture
                  picture={picture}
                  alt=""
                  // Of the button's, half the width is shown.
                  sizes={
                    crop === 'button'
                      ? '(width >= 62rem) 62vw, 90vw'
                      : '(width >= 62rem) 31vw, 45vw'
                  }
                />
              ) : null}
            </div>
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
