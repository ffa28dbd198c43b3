import type { Frame } from '#words/frame.ts'
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
export function SidePanel({ words }: { words: Frame['panel'] }) {
  return (
    <Drawer id={drawerIds.panel} label={words.label} side="end">
      <div className={styles.panel}>
        <div className={styles.start}>
          <Heading level={2} size="subtitle" voice="display">
            {words.title}
          </Heading>
          <p>{words.text}</p>
          <ButtonLink href="/contact">{words.action}</ButtonLink>
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
