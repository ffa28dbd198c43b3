import type { creativePortfolio } from '#words/creative-portfolio.ts'
import type { frame } from '#words/frame.ts'
import type { MenuLink } from '#words/site.ts'
import type { legalLinks } from '#words/site-links.ts'
import { behaviour } from '~/islands/behaviour'
import { LanguageSwitch } from '~/layouts/language-switch'
import { ContactInfo } from '~/sections/contact-info'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './end.module.css'
import { Hanging } from './hanging'

type EndProps = {
  words: (typeof creativePortfolio)['end']
  legalLinks: typeof legalLinks
  /** What the footer of the other pages says. */
  footer: (typeof frame)['footer']
  social: (typeof frame)['site']['social']
  /** The accessible name of the links to the other languages. */
  languages: (typeof frame)['languages']
  /** The ways to the previous and the next room. */
  tour: readonly { href: string; label: string }[]
}

/** An empty frame whose label is the call to action, and a floor as the end of the page, which has no footer. */
export function End({ words, legalLinks, footer, social, languages, tour }: EndProps) {
  const { title, label, text, btnText, btnLink, floor } = words
  const { services, contact, demos, copyright, credits } = footer
  return (
    <>
      <Section surface="oxblood" space="none" aria-labelledby="meeting" className={styles.end}>
        <Hanging className={styles.hanging}>
          <div className={styles.empty}>
            <Heading id="meeting" level={2} size="display">
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
          <div className={styles.list}>
            <h2>{services.title}</h2>
            <LinkList links={services.links} />
          </div>
          <div className={styles.list}>
            <h2>{demos.title}</h2>
            <LinkList links={demos.links} />
          </div>
          <div>
            <h2>{contact}</h2>
            <ContactInfo layout="plain" />
            <ul className={styles.social}>
              {social.map(({ network, name, href }) => (
                <li key={network}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.foot}>
          <p>{floor.demonstration}</p>
          <div className={styles.ways}>
            <LanguageSwitch label={languages} className={styles.languages} />
            <LinkList links={legalLinks} />
          </div>
          <p>
            {copyright} · {credits.text} <Link href="/about#credits">{credits.link}</Link>.
          </p>
          <p className={styles.receipt} {...behaviour('receipt', 'near')} />
        </div>
      </Section>
    </>
  )
}

function LinkList({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
