import { useId } from 'react'
import type { creativePortfolio } from '#words/creative-portfolio.ts'
import type { frame } from '#words/frame.ts'
import type { legalLinks } from '#words/site-links.ts'
import { contacts } from '~/content/contacts'
import { LanguageSwitch } from '~/layouts/language-switch'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './end.module.css'
import { Hanging } from './hanging'

type EndProps = {
  words: (typeof creativePortfolio)['end']
  legalLinks: typeof legalLinks
  /** The studio's services, with their heading. */
  services: (typeof frame)['footer']['services']
  /** The accessible name of the links to the other languages. */
  languages: (typeof frame)['languages']
  /** The ways to the previous and the next room. */
  tour: readonly { href: string; label: string }[]
}

/** An empty frame whose label is the call to action, and a floor as the end of the page, which has no footer. */
export function End({ words, legalLinks, services, languages, tour }: EndProps) {
  const id = useId()
  const { title, label, text, btnText, btnLink, floor } = words
  return (
    <>
      <Section surface="oxblood" space="none" aria-labelledby={id} className={styles.end}>
        <Hanging className={styles.hanging}>
          <div className={styles.empty}>
            <Heading id={id} level={2} size="display">
              {title.display} <span className={styles.counter}>{title.counter}</span>
            </Heading>
          </div>
        </Hanging>
        <div data-surface="plaque" className={styles.label}>
          <p className={styles.title}>{label.title}</p>
          <p className={styles.medium}>{label.medium}</p>
          <p>{text}</p>
          <ButtonLink href={btnLink} className={styles.action}>
            {btnText}
          </ButtonLink>
        </div>
      </Section>
      <Section surface="plaque" space="none" aria-label={floor.label} className={styles.floor}>
        <div className={styles.directory}>
          <p className={styles.tour}>
            {tour.map(({ href, label }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
          </p>
          <div className={styles.services}>
            <h2>{services.title}</h2>
            <ul>
              {services.links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
          <ul className={styles.links}>
            <li>
              <Link href={contacts.phone.href}>
                <bdi dir="ltr">{contacts.phone.label}</bdi>
              </Link>
            </li>
            <li>
              <Link href={`mailto:${contacts.email}`}>{contacts.email}</Link>
            </li>
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.foot}>
          <p>{floor.demonstration}</p>
          <LanguageSwitch label={languages} className={styles.languages} />
        </div>
      </Section>
    </>
  )
}
