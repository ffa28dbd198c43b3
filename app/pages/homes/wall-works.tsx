import { type PointerEvent, useId, useState } from 'react'
import { type FeatureProjectSlug, featureProjects } from '~/content/en/creative-portfolio'
import { featureProjectPictures } from '~/content/portfolio-pictures'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { WallHanging } from './wall-hanging'
import styles from './wall-works.module.css'

/** How wide each picture hangs: they differ, as on any wall. */
const sizes: Record<FeatureProjectSlug, string> = {
  salines: '(width >= 62rem) 72vw, 92vw',
  phare: '(width >= 62rem) 46vw, 80vw',
  ligne: '(width >= 62rem) 64vw, 92vw',
  citron: '(width >= 62rem) 48vw, 84vw',
}

/**
 * Four works, left and right by turns. The button of a label puts the light on its picture, and takes it off the others.
 * Source: spec §2, "four alternating project rows"; §4, "Feature rows".
 */
export function WallWorks() {
  const id = useId()
  const [pressed, setPressed] = useState<FeatureProjectSlug>()

  /** A finger neither hovers nor focuses: its work stays in the light from the touch until the page changes. */
  function press({ pointerType }: PointerEvent, slug: FeatureProjectSlug) {
    if (pointerType === 'touch') setPressed(slug)
  }

  return (
    <Section surface="oxblood" space="none" aria-labelledby={id} className={styles.wall}>
      <VisuallyHidden>
        <h2 id={id}>Four works</h2>
      </VisuallyHidden>
      <ul className={styles.works}>
        {featureProjects.map((project, index) => (
          <li
            key={project.slug}
            data-work={project.slug}
            data-below-phone={index > 0 || undefined}
            data-pressed={project.slug === pressed ? '' : undefined}
            onPointerDown={(event) => press(event, project.slug)}
            onPointerCancel={() => setPressed(undefined)}
            className={styles.row}
          >
            <WallHanging className={styles.hanging}>
              {/* For the mouse and the finger; the keyboard has the button. */}
              <Link href={project.btnLink} tabIndex={-1} className={styles.link}>
                <Picture
                  picture={featureProjectPictures[project.slug]}
                  sizes={sizes[project.slug]}
                  priority={index === 0}
                  className={styles.picture}
                />
              </Link>
            </WallHanging>
            <Label {...project} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Label({
  title,
  subtitle,
  category,
  medium,
  btnText,
  btnLink,
}: (typeof featureProjects)[number]) {
  const id = useId()
  return (
    <div data-surface="plaque" className={styles.label}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={styles.medium}>
        {category}
        <br />
        {medium}
      </p>
      <p>{subtitle}</p>
      {/* Four buttons say the same; what each is about stands above it. */}
      <ButtonLink href={btnLink} aria-describedby={id} className={styles.action}>
        {btnText}
      </ButtonLink>
    </div>
  )
}
