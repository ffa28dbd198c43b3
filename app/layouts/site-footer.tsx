import { type MenuLink, site } from '~/content/en/site'
import { demoLinks, legalLinks, serviceLinks } from '~/content/en/site-links'
import { Island } from '~/islands/island'
import { ContactInfo } from '~/sections/contact-info'
import { Link } from '~/ui/link'
import { LogoMark } from '~/ui/logo-mark'
import Newsletter from './newsletter.island'
import styles from './site-footer.module.css'

/** Description, service links, contact details, newsletter, copyright and legal links. Source: spec §2. */
export function SiteFooter() {
  return (
    <footer className={styles.footer} data-surface="night">
      <div className={styles.newsletter}>
        <Island of={Newsletter} />
      </div>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.description}>{site.description}</p>
          <ul className={styles.social}>
            {site.social.map(({ network, name, href }) => (
              <li key={network}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Services">
          <h2 className={styles.heading}>Services</h2>
          <LinkList links={serviceLinks} />
        </nav>
        <div>
          <h2 className={styles.heading}>Contact</h2>
          <ContactInfo />
        </div>
      </div>
      <nav aria-label="Demonstrations" className={styles.demos}>
        <h2 className={styles.heading}>Demonstrations for other trades</h2>
        <LinkList links={demoLinks} className={styles.rooms} />
      </nav>
      <p className={styles.wordmark} aria-hidden="true">
        <LogoMark className={styles.mark} />
        <span>{site.shortName}</span>
      </p>
      <div className={styles.small}>
        <p>
          © {site.copyrightYear} {site.name}
        </p>
        <p>
          Every picture here was{' '}
          <Link href="/about#credits">rendered, captured or drawn by our own code</Link>.
        </p>
        <ul className={styles.legal}>
          {legalLinks.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function LinkList({ links, className }: { links: readonly MenuLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
