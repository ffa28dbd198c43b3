import { personalServices } from '~/content/en/personal-portfolio'
import { sectionNames } from '~/content/en/section-names'
import { Card } from './card'
import styles from './services.module.css'

/** The services as a list on a ruled card. Source: spec §2, "Personal portfolio". */
export function Services() {
  return (
    <Card id="services" tab={sectionNames.services} title="Four things I do">
      <dl className={styles.list}>
        {personalServices.map(({ title, text }) => (
          <div key={title} className={styles.service}>
            <dt className={styles.title}>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
