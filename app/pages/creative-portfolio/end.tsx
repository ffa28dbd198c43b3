import { useId } from 'react'
import { creativePortfolioEnd } from '~/content/en/creative-portfolio'
import { site } from '~/content/en/site'
import { legalLinks } from '~/content/en/site-links'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './end.module.css'
import { Hanging } from './hanging'

/** The call to action in an empty frame, and a floor as the end of the page, which has no footer. */
export function End() {
  const id = useId()
  return (
    <>
      <Section surface="oxblood" space="none" aria-labelledby={id} className={styles.end}>
        <Hanging className={styles.hanging}>
          <div className={styles.empty}>
            <Heading id={id} level={2} size="display">
              This frame <span className={styles.counter}>is yours</span>
            </Heading>
            <p className={styles.text}>{creativePortfolioEnd.text}</p>
            <ButtonLink href={creativePortfolioEnd.btnLink}>
              {creativePortfolioEnd.btnText}
            </ButtonLink>
          </div>
        </Hanging>
      </Section>
      <Section surface="plaque" space="none" aria-label="About this page" className={styles.floor}>
        <p className={styles.demonstration}>{creativePortfolioEnd.demonstration}</p>
        <ul className={styles.links}>
          <li>
            <Link href={`mailto:${site.email}`}>{site.email}</Link>
          </li>
          {legalLinks.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
