import { contacts } from '~/content/contacts'
import { classNames } from '~/lib/class-names'
import { useUiWords } from '~/ui/ui-words'
import styles from './contact-info.module.css'

type ContactInfoProps = {
  /**
   * `pair`: phone and e-mail side by side where there is room for both. `plain`: the details alone, their names for
   * screen readers. Else one under another, each with its name.
   */
  layout?: 'pair' | 'plain'
}

/** Phone, e-mail, postal address and hours. Source: spec §2, "contact info block". */
export function ContactInfo({ layout }: ContactInfoProps) {
  const { contactInfo: words } = useUiWords()
  const { email, phone } = contacts
  return (
    <dl className={classNames(styles.list, layout && styles[layout])}>
      <div>
        <dt>{words.phone}</dt>
        <dd>
          <a href={phone.href}>{phone.label}</a>
        </dd>
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>{words.studio}</dt>
        <dd>
          <address className={styles.address}>
            {words.street}
            <br />
            {words.city}
          </address>
        </dd>
      </div>
      <div>
        <dt>{words.hours}</dt>
        <dd>{words.openingHours}</dd>
      </div>
    </dl>
  )
}
