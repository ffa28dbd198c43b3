import { Fragment, useId } from 'react'
import type { creativePortfolio, FeatureProjectSlug } from '#words/creative-portfolio.ts'
import { featureProjectPictures } from '~/content/portfolio-pictures'
import { behaviour } from '~/islands/behaviour'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section, type Surface } from '~/ui/section'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { Hanging, type Holder } from './hanging'
import styles from './works.module.css'

/** `sizes` of the pictures, which hang at different widths. */
const sizes: Record<FeatureProjectSlug, string> = {
  salines: '(width >= 62rem) 72vw, 92vw',
  phare: '(width >= 62rem) 56vw, 92vw',
  ligne: '(width >= 62rem) 64vw, 92vw',
  citron: '(width >= 62rem) 48vw, 84vw',
}

/** What holds each work, and what its label is made of. */
const hangs: Record<FeatureProjectSlug, { by: Holder; surface: Surface }> = {
  salines: { by: 'letters', surface: 'plaque' },
  phare: { by: 'nails', surface: 'brass' },
  ligne: { by: 'rods', surface: 'oxblood' },
  citron: { by: 'shelf', surface: 'plaque' },
}

type WorksProps = { words: (typeof creativePortfolio)['works'] }

/**
 * Four projects, alternating left and right. Hovering or focusing a project's button highlights its picture and dims the
 * others.
 * Source: spec §2, "four alternating project rows"; §4, "Feature rows".
 */
export function Works({ words }: WorksProps) {
  const id = useId()
  return (
    <Section surface="oxblood" space="none" aria-labelledby={id} className={styles.wall}>
      <VisuallyHidden>
        <h2 id={id}>{words.title}</h2>
      </VisuallyHidden>
      <ul className={styles.works} {...behaviour('hung-works', 'near')}>
        {words.items.map((project, index) => (
          <li
            key={project.slug}
            data-work={project.slug}
            data-below-phone={index > 0 || undefined}
            className={styles.row}
          >
            <Hanging by={hangs[project.slug].by} className={styles.hanging}>
              {/* For mouse and touch; the keyboard uses the button. */}
              <Link href={project.btnLink} tabIndex={-1} className={styles.link}>
                <Picture
                  picture={featureProjectPictures[project.slug]}
                  sizes={sizes[project.slug]}
                  priority={index === 0}
                  className={styles.picture}
                />
              </Link>
            </Hanging>
            {/* The story is lettered on the bare wall, as in a museum, not printed on the label. */}
            <p className={styles.told}>{project.subtitle}</p>
            <p className={styles.rejected}>{project.rejected}</p>
            <Label {...project} target={words.target} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type LabelProps = WorksProps['words']['items'][number] & { target: string }

function Label({ slug, title, category, medium, gloss, btnText, btnLink, target }: LabelProps) {
  const id = useId()
  return (
    <div data-surface={hangs[slug].surface} className={styles.label}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p>
        {category}
        {medium.map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </p>
      {gloss ? <p className={styles.gloss}>{gloss}</p> : null}
      {/* The four buttons have the same words; the description tells them apart. */}
      <ButtonLink href={btnLink} aria-describedby={id} className={styles.action}>
        {btnText}
      </ButtonLink>
      <small className={styles.target}>{target}</small>
    </div>
  )
}
