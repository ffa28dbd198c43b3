import { useId } from 'react'
import { featuredStudy } from '~/content/en/creative-portfolio'
import { sectionNames } from '~/content/en/section-names'
import { wallPlan } from '~/content/pictures/portfolios'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import { Hanging } from './hanging'
import styles from './study.module.css'

const [first = '', second = ''] = featuredStudy.title.split(/(?<=,) /)

/** The featured case study on a white surface. Source: spec §2, "featured case study". */
export function Study() {
  const id = useId()
  return (
    <Section surface="plaque" aria-labelledby={id} className={styles.study}>
      <div className={styles.words}>
        <Heading
          id={id}
          level={2}
          label={sectionNames.featuredCaseStudy}
          size="display"
          className={styles.title}
        >
          <HeadlineLines lines={[{ text: first }, { text: second, voice: 'counter' }]} />
        </Heading>
        <div className={styles.aside}>
          <p>{featuredStudy.text}</p>
          <p className={styles.medium}>Featured case study: {featuredStudy.medium}</p>
          <ButtonLink href={featuredStudy.btnLink}>{featuredStudy.btnText}</ButtonLink>
        </div>
      </div>
      <Hanging className={styles.hanging}>
        <Picture picture={wallPlan} sizes="100vw" className={styles.picture} />
      </Hanging>
    </Section>
  )
}
