import { site } from '~/content/en/site'
import styles from './contact-info.module.css'

type ContactInfoProps = {
  /** Phone and e-mail side by side where there is room for both; else all details one under another. */
  layout?: 'pair'
}

/** Phone, e-mail, postal address and hours. Source: spec §2, "contact info block". */
export function ContactInfo({ layout }: ContactInfoProps) {
  const { email, phone, address, hours } = site
  return (
    <dl className={styles.list} data-layout={layout}>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={phone.href}>{phone.label}</a>
        </dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>Studio</dt>
        <dd>
          <address className={styles.address}>
            {address.street}
            <br />
            {address.postalCode} {address.city}, {address.country}
          </address>
        </dd>
      </div>
      <div>
        <dt>Hours</dt>
        <dd>{hours}</dd>
      </div>
    </dl>
  )
}
