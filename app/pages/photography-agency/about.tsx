import { photographyAbout } from '~/content/en/photography-agency'
import { sectionNames } from '~/content/en/section-names'
import { shotOf } from '~/content/photography-shots'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './about.module.css'

const portrait = shotOf(photographyAbout.frame)

/** The about text beside a portrait that reaches the window's edge. Source: spec §2, "about block (/about)". */
export function About() {
  return (
    <Section surface="darkroom" space="none" aria-labelledby="about" className={styles.about}>
      <div className={styles.words}>
        <Heading
          level={2}
          label={sectionNames.about}
          voice="display"
          id="about"
          className={styles.title}
        >
          <HeadlineLines lines={photographyAbout.title} />
        </Heading>
        <div className={styles.text}>
          {photographyAbout.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink href={photographyAbout.action.href} variant="quiet">
            {photographyAbout.action.label}
          </ButtonLink>
        </div>
      </div>
      <figure data-below-phone className={styles.figure}>
        <Picture picture={portrait.picture} sizes="(width >= 62rem) 42vw, 100vw" />
        <figcaption className={styles.caption}>
          <span className={styles.number}>{portrait.frame}</span> {portrait.title}.{' '}
          {portrait.subtitle}
        </figcaption>
      </figure>
    </Section>
  )
}
