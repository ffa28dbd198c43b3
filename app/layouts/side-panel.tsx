import { ContactInfo } from '~/sections/contact-info'
import { ButtonLink } from '~/ui/button'
import { Drawer } from '~/ui/drawer'
import { Heading } from '~/ui/heading'
import { drawerIds } from './drawer-ids'
import { Newsletter } from './newsletter'
import styles from './side-panel.module.css'
import { useOpenHandOver } from './use-open-hand-over'

/** Contact details and the newsletter, a click away on every page. Source: spec §2, "side panel". */
export function SidePanel() {
  const question = useOpenHandOver({ mentionsAsked: false })
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
        {question}
        <ContactInfo layout="pair" />
        <div className={styles.newsletter} data-surface="ink">
          <Newsletter emphasis="side" />
        </div>
      </div>
    </Drawer>
  )
}
