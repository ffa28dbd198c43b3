import { Fragment, useId } from 'react'
import type { creativePortfolio, FeatureProjectSlug } from '#words/creative-portfolio.ts'
import { featureProjectPictures } from '~/content/portfolio-pictures'
import { behaviour } from '~/islands/behaviour'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { PageIndex } from '~/ui/page-index'
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

type WorksProps = {
  words: (typeof creativePortfolio)['works']
  /** The page’s index, below the first work, with which the first screen ends. */
  index: (typeof creativePortfolio)['index']
}

/**
 * Four projects, alternating left and right. Hovering or focusing a project's button highlights its picture and dims the
 * others.
 * Source: spec §2, "four alternating project rows"; §4, "Feature rows".
 */
export function Works({ words, index }: WorksProps) {
  const id = useId()
  const [first, ...others] = words.items
  return (
    <Section surface="oxblood" space="none" aria-labelledby={id} className={styles.wall}>
      <VisuallyHidden>
        <h2 id={id}>{words.title}</h2>
      </VisuallyHidden>
      <div className={styles.works} {...behaviour('hung-works', 'near')}>
        <ul>
          <Work project={first} target={words.target} isFirst />
        </ul>
        <PageIndex links={index} className={styles.index} />
        <ul>
          {others.map((project) => (
            <Work key={project.slug} project={project} target={words.target} />
          ))}
        </ul>
      </div>
    </Section>
  )
}

type Project = WorksProps['words']['items'][number]

type WorkProps = { project: Project; target: string; isFirst?: boolean }

function Work({ project, target, isFirst = false }: WorkProps) {
  const { slug, btnLink, subtitle, rejected } = project
  return (
    <li
      id={slug}
      data-work={slug}
      data-below-phone={isFirst ? undefined : true}
      className={styles.row}
    >
      <Hanging by={hangs[slug].by} className={styles.hanging}>
        {/* For mouse and touch; the keyboard uses the button. */}
        <Link href={btnLink} tabIndex={-1} className={styles.link}>
          <Picture
            picture={featureProjectPictures[slug]}
            sizes={sizes[slug]}
            priority={isFirst}
            className={styles.picture}
          />
        </Link>
      </Hanging>
      {/* The story is lettered on the bare wall, as in a museum, not printed on the label. */}
      <p className={styles.told}>{subtitle}</p>
      <p className={styles.rejected}>{rejected}</p>
      <Label {...project} target={target} />
    </li>
  )
}

type LabelProps = Project & { target: string }

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
