import type { caseStudyPage } from '#words/case-study-page.ts'
import type { GenericCaseStudy } from '~/content/collections/case-studies'
import { Breadcrumb, type BreadcrumbStep } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './hero.module.css'

type HeroProps = {
  words: Pick<typeof caseStudyPage, 'breadcrumb' | 'hero'>
  study: GenericCaseStudy
  /** The last step of the breadcrumb. */
  crumb: BreadcrumbStep
}

/**
 * The finding in one line, as large as the window allows, and under it what it changed, beside a picture cut like a
 * facet.
 */
export function Hero({ words: { breadcrumb, hero }, study, crumb }: HeroProps) {
  const [{ value, label }] = study.figures
  return (
    <Section surface="night" space="none" className={styles.hero}>
      <Breadcrumb steps={[{ label: breadcrumb.caseStudy, href: '/case-study-showcase' }, crumb]} />
      <Heading level={1} voice="counter" className={styles.title}>
        {study.title}
      </Heading>
      <p className={styles.intro}>{study.intro}</p>
      <a href="#result" className={styles.result}>
        <strong className={styles.value}>{value}</strong> <span>{label}</span>{' '}
        <span className={styles.way}>{hero.result}</span>
      </a>
      <figure className={styles.figure}>
        <div data-square={study.bannerNarrow ? '' : undefined} className={styles.banner}>
          <Picture
            picture={study.banner}
            narrow={study.bannerNarrow}
            sizes="(width >= 62rem) 84vw, 100vw"
            priority
          />
        </div>
        {study.bannerText ? (
          <figcaption className={styles.caption}>{study.bannerText}</figcaption>
        ) : null}
      </figure>
    </Section>
  )
}
