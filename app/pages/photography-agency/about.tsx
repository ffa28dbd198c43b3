import type { photographyAgency } from '#words/photography-agency.ts'
import { portraitFrame, shotOf } from '~/content/photography-shots'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { PageIndex } from '~/ui/page-index'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './about.module.css'

const { picture } = shotOf(portraitFrame)

type AboutProps = {
  words: (typeof photographyAgency)['about']
  roll: (typeof photographyAgency)['roll']
  index: (typeof photographyAgency)['index']
}

/** The page's index, and the about text beside a portrait at the window's edge. Source: spec §2, "about block (/about)". */
export function About({ words, roll, index }: AboutProps) {
  const caption = roll.frames[portraitFrame]
  return (
    <Section surface="darkroom" space="none" aria-labelledby="about" className={styles.about}>
      <PageIndex links={index} className={styles.index} />
      <div className={styles.words}>
        <Heading level={2} label={words.label} voice="display" id="about" className={styles.title}>
          {words.title}
        </Heading>
        <div className={styles.text}>
          <p>{words.text}</p>
          <ButtonLink href={words.action.href} variant="quiet">
            {words.action.label}
          </ButtonLink>
        </div>
      </div>
      <figure data-below-phone className={styles.figure}>
        <Picture picture={picture} sizes="(width >= 62rem) 42vw, 100vw" />
        <figcaption className={styles.caption}>
          <span className={styles.number}>{portraitFrame}</span> {caption.title}. {caption.subtitle}
        </figcaption>
      </figure>
    </Section>
  )
}
