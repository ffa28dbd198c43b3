import { Island } from '~/islands/island'
import { ContactInfo } from '~/sections/contact-info'
import { ButtonLink } from '~/ui/button'
import { Drawer } from '~/ui/dialog/drawer'
import { Heading } from '~/ui/heading'
import { drawerIds } from './drawer-ids'
import Newsletter from './newsletter.island'
import OpenHandOver from './open-hand-over.island'
import styles from './side-panel.module.css'

/** Contact details and the newsletter, a click away on every page. Source: spec §2, "side panel". */
export function SidePanel() {
  return (
    <Drawer id={drawerIds.panel} label="Get in touch" side="end">
      <div className={styles.panel}>
        <div className={styles.start}>
          <Heading level={2} size="subtitle" voice="display">
            Tell us what you want to build.
          </Heading>
          <p>
            Call or write an e-mail, and you will have a first idea of cost and time within one
            working day.
          </p>
          <ButtonLink href="/contact">Start a project</ButtonLink>
        </div>
        <Island of={OpenHandOver} when="asked" />
        <ContactInfo layout="pair" />
        <div className={styles.newsletter} data-surface="ink">
          <Island of={Newsletter} props={{ emphasis: 'side' }} />
        </div>
      </div>
    </Drawer>
  )
}
