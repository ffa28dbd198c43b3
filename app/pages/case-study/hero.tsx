import type { CaseStudy } from '~/content/en/case-studies'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Breadcrumb, type BreadcrumbStep } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './hero.module.css'

type HeroProps = {
  study: CaseStudy
  /** Twice as wide as high. */
  picture: PictureRecord
  /** The last step of the breadcrumb. */
  crumb: BreadcrumbStep
}

/** The finding in one line, as large as the window allows, over a picture cut like a facet. */
export function Hero({ study, picture, crumb }: HeroProps) {
  return (
    <Section surface="night" space="none" className={styles.hero}>
      <Breadcrumb steps={[{ label: 'Home', href: '/' }, { label: 'Case study' }, crumb]} />
      <Heading level={1} voice="counter" className={styles.title}>
        {study.title}
      </Heading>
      <p className={styles.intro}>{study.intro}</p>
      <div className={styles.banner}>
        <Picture picture={picture} sizes="100vw" priority />
      </div>
    </Section>
  )
}
