import type { Frame } from '#words/frame.ts'
import type { MenuLink } from '#words/site.ts'
import { tourFrom } from '~/content/tour'
import { behaviour } from '~/islands/behaviour'
import { Island } from '~/islands/island'
import { classNames } from '~/lib/class-names'
import { fillIn } from '~/lib/fill-in'
import { ContactInfo } from '~/sections/contact-info'
import { Link } from '~/ui/link'
import { LanguageSwitch } from './language-switch'
import Newsletter from './newsletter.island'
import { useFooter } from './page-surface'
import styles from './site-footer.module.css'
import { usePath } from './use-path'

/**
 * Description, service links, contact details, newsletter, rooms, copyright and legal links. A page's own
 * style sheet may address it and its parts by `data-frame` and `data-part`, and set the properties that
 * `site-footer.module.css` names. Source: spec §2.
 */
export function SiteFooter({ words }: { words: Frame }) {
  const { surface, size } = useFooter()
  const { copyright, credits, legal } = words.footer
  return (
    <footer
      className={styles.footer}
      data-frame="footer"
      data-surface={surface}
      data-size={size === 'line' ? size : undefined}
    >
      <TourLinks words={words} />
      {size === 'line' ? <Line words={words} /> : <Parts words={words} folds />}
      <div className={styles.small} data-part="small">
        <div className={styles.signature}>
          <LanguageSwitch label={words.languages} className={styles.legal} />
          <ul className={styles.legal}>
            {legal.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
        <p>
          {copyright} · {credits.text} <Link href="/about#credits">{credits.link}</Link>.
        </p>
        <p className={styles.receipt} {...behaviour('receipt', 'near')} />
      </div>
    </footer>
  )
}

/** In a room, the ways to its neighbours. */
function TourLinks({ words: { header, footer } }: { words: Frame }) {
  const tour = tourFrom(usePath(), header.houses)
  if (!tour) return null
  const { previous, next } = tour
  return (
    <p className={styles.tour}>
      <Link href={previous.href}>{fillIn(footer.previous, previous)}</Link>
      <Link href={next.href}>{fillIn(footer.next, next)}</Link>
    </p>
  )
}

type PartsProps = {
  words: Frame
  /** Phones fold away all but the newsletter and the contact details. @default false */
  folds?: boolean
}

function Parts({ words: { footer, site }, folds = false }: PartsProps) {
  const { services, contact, demos } = footer
  const rest = (
    <>
      <nav aria-label={services.title} data-part="services">
        <h2 className={styles.heading}>{services.title}</h2>
        <LinkList links={services.links} />
      </nav>
      <div data-part="about">
        <p className={styles.description}>{site.description}</p>
        <ul className={classNames(styles.run, styles.social)}>
          {site.social.map(({ network, name, href }) => (
            <li key={network}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
      <nav aria-label={demos.label} data-part="demos">
        <h2 className={styles.heading}>{demos.title}</h2>
        <LinkList links={demos.links} className={styles.run} />
      </nav>
    </>
  )
  return (
    <div className={styles.parts}>
      <div data-part="newsletter">
        <Island of={Newsletter} />
      </div>
      <div data-part="contact">
        <h2 className={styles.heading}>{contact}</h2>
        <ContactInfo layout="plain" />
      </div>
      {folds ? (
        <details className={styles.rest}>
          <summary>{footer.rest}</summary>
          {rest}
        </details>
      ) : (
        rest
      )}
    </div>
  )
}

/** For a short page: the ways to reach the studio in a row, and all parts behind one press. */
function Line({ words }: { words: Frame }) {
  const { email, phone } = words.site
  return (
    <div className={styles.line} data-part="line">
      <Link href={phone.href}>{phone.label}</Link>
      <Link href={`mailto:${email}`}>{email}</Link>
      <details className={styles.more}>
        <summary>{words.footer.more}</summary>
        <Parts words={words} />
      </details>
    </div>
  )
}

function LinkList({ links, className }: { links: readonly MenuLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
