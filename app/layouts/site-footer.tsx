import type { Frame } from '~/content/en/frame'
import type { MenuLink } from '~/content/en/site'
import { Island } from '~/islands/island'
import { ContactInfo } from '~/sections/contact-info'
import { Link } from '~/ui/link'
import { LogoMark } from '~/ui/logo-mark'
import Newsletter from './newsletter.island'
import { useFooterSurface } from './page-surface'
import styles from './site-footer.module.css'

/**
 * Description, service links, contact details, newsletter, copyright and legal links. A page's own style sheet may
 * address it and its parts by `data-frame` and `data-part`. Source: spec §2.
 */
export function SiteFooter({ words: { footer, site } }: { words: Frame }) {
  const { services, contact, demos, copyright, credits, legal } = footer
  const surface = useFooterSurface()
  return (
    <footer className={styles.footer} data-frame="footer" data-surface={surface}>
      <div className={styles.newsletter} data-part="newsletter">
        <Island of={Newsletter} />
      </div>
      <div className={styles.columns}>
        <div className={styles.about} data-part="about">
          <p className={styles.description}>{site.description}</p>
          <ul className={styles.social}>
            {site.social.map(({ network, name, href }) => (
              <li key={network}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={services.title} data-part="services">
          <h2 className={styles.heading}>{services.title}</h2>
          <LinkList links={services.links} />
        </nav>
        <div data-part="contact">
          <h2 className={styles.heading}>{contact}</h2>
          <ContactInfo />
        </div>
      </div>
      <nav aria-label={demos.label} className={styles.demos} data-part="demos">
        <h2 className={styles.heading}>{demos.title}</h2>
        <LinkList links={demos.links} className={styles.rooms} />
      </nav>
      <p className={styles.wordmark} aria-hidden="true">
        <LogoMark className={styles.mark} />
        <span>{site.shortName}</span>
      </p>
      <div className={styles.small} data-part="small">
        <p>{copyright}</p>
        <p>
          {credits.text} <Link href="/about#credits">{credits.link}</Link>.
        </p>
        <ul className={styles.legal}>
          {legal.map(({ label, href }) => (
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
