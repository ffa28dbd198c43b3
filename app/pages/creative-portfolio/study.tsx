import type { creativePortfolio } from '#words/creative-portfolio.ts'
import { wallPlan } from '~/content/pictures/portfolios'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import { Hanging } from './hanging'
import styles from './study.module.css'

type StudyProps = { words: (typeof creativePortfolio)['study'] }

/** The featured case study on a white surface. Source: spec §2, "featured case study". */
export function Study({ words }: StudyProps) {
  const { label, title, text, medium, btnText, btnLink } = words
  return (
    <Section surface="plaque" aria-labelledby="study" className={styles.study}>
      <div className={styles.words}>
        <Heading id="study" level={2} label={label} size="display" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        <p className={styles.medium}>{medium}</p>
        <ButtonLink href={btnLink} className={styles.action}>
          {btnText}
        </ButtonLink>
      </div>
      <Hanging className={styles.hanging}>
        <Picture picture={wallPlan} sizes="100vw" className={styles.picture} />
      </Hanging>
    </Section>
  )
}
