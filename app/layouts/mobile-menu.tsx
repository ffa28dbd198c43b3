import type { Frame } from '#words/frame.ts'
import type { MenuLink } from '#words/site.ts'
import { classNames } from '~/lib/class-names'
import { Drawer } from '~/ui/dialog/drawer'
import { Link } from '~/ui/link'
import { drawerIds } from './drawer-ids'
import { LanguageSwitch } from './language-switch'
import styles from './mobile-menu.module.css'
import { faceOf } from './room-face'
import mapStyles from './room-map.module.css'
import { usePath } from './use-path'

/** The full menu on one surface, in the largest type that fits, with the map of the site. */
export function MobileMenu({ words: { menuLabel, menu, site, languages } }: { words: Frame }) {
  const path = usePath()
  const { room } = faceOf(path)
  const links = menu.flatMap<MenuLink>((item) => ('links' in item ? item.links : item))
  return (
    <Drawer id={drawerIds.menu} label={menuLabel} side="full">
      <nav aria-label={menuLabel} className={classNames(styles.nav, mapStyles.map)}>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                className={styles.link}
                aria-current={
                  path === href ? 'page' : faceOf(href).room === room ? 'true' : undefined
                }
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitch label={languages} className={styles.contact} />
      <p className={styles.contact}>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <a href={site.phone.href}>{site.phone.label}</a>
      </p>
    </Drawer>
  )
}
