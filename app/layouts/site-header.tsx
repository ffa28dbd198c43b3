import type { Frame } from '#words/frame.ts'
import type { MenuGroup, MenuLink } from '#words/site.ts'
import type { RoomId } from '~/content/rooms'
import { type Tour, tourFrom } from '~/content/tour'
import { behaviour } from '~/islands/behaviour'
import { classNames } from '~/lib/class-names'
import { fillIn } from '~/lib/fill-in'
import { Link } from '~/ui/link'
import { LogoMark } from '~/ui/logo-mark'
import type { Surface } from '~/ui/section'
import { drawerIds, pagesMenuId } from './drawer-ids'
import { LanguageSwitch } from './language-switch'
import { MobileMenu } from './mobile-menu'
import { faceOf } from './room-face'
import mapStyles from './room-map.module.css'
import { SidePanel } from './side-panel'
import styles from './site-header.module.css'
import { usePath } from './use-path'

type SiteHeaderProps = {
  words: Frame
  /** The surface of the page's first section, so that both look continuous. */
  surface: Surface
  /** `full` reaches both edges of the window. @default 'page' */
  width?: 'page' | 'full'
}

/**
 * Logo, menu, and the toggles of mobile menu and side panel. In a room, the room's name has the menu's place, and all
 * links are in the full menu. Source: spec §2, "Header menu".
 */
export function SiteHeader({ words, surface, width = 'page' }: SiteHeaderProps) {
  const { header, menu, site } = words
  const path = usePath()
  const tour = tourFrom(path, header.houses)
  return (
    <>
      {/* While it is in the window, the header is at the top of the page (frame.ts). */}
      <div data-page-top className={styles.top} data-surface={surface} />
      <header
        className={styles.header}
        data-frame="header"
        data-width={width === 'full' ? width : undefined}
      >
        <Link href="/" className={styles.logo} aria-label={header.home}>
          <LogoMark className={styles.mark} />
          <span className={styles.name}>{site.shortName}</span>
        </Link>
        {tour ? (
          <TourLinks tour={tour} words={words} />
        ) : (
          <nav aria-label={header.nav} className={styles.nav}>
            <ul className={styles.menu}>
              {menu.map((item) => (
                <li key={item.label}>
                  {'links' in item ? <SubMenu {...item} /> : <MenuItem {...item} inRow />}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.toggles}>
          <LanguageSwitch
            label={words.languages}
            className={styles.languages}
            {...behaviour('reading-place', 'move')}
          />
          <button
            type="button"
            className={styles.panelToggle}
            {...{ command: 'show-modal', commandfor: drawerIds.panel }}
            aria-current={path === '/contact' ? 'true' : undefined}
          >
            <svg viewBox="0 0 24 18" className={styles.envelope} aria-hidden="true">
              <path d="M1 1h22v16H1Z" fill="none" stroke="currentColor" strokeWidth="2" />
              <path d="M2 2h20L12 11Z" className={styles.flap} />
            </svg>
            <span className={styles.panelLabel}>{header.openPanel}</span>
          </button>
          <button
            type="button"
            className={styles.menuToggle}
            {...{ command: 'show-modal', commandfor: drawerIds.menu }}
          >
            {header.openMenu}
          </button>
        </div>
      </header>
      <MobileMenu words={words} />
      <SidePanel words={words.panel} />
    </>
  )
}

/**
 * The name of a room and its place, which leads to all rooms, between the ways to its neighbours. All of them are at one
 * place in all rooms.
 */
function TourLinks({ tour, words: { header, footer } }: { tour: Tour; words: Frame }) {
  const place = { number: String(tour.number), total: String(tour.total) }
  return (
    <p className={styles.tour}>
      {/* Their titles are their names, for a mouse as well. */}
      <Link href={tour.previous.href} title={fillIn(footer.previous, tour.previous)} />
      <Link href="/#rooms">
        <b>{tour.here.house}</b>{' '}
        <span>{fillIn(tour.isOwn ? header.ownRoom : header.room, place)}</span>
      </Link>
      <Link href={tour.next.href} title={fillIn(footer.next, tour.next)} />
    </p>
  )
}

type MenuItemProps = MenuLink & {
  /** Whether it has neighbours in its row, which must not move when it widens. @default false */
  inRow?: boolean
}

function MenuItem({ label, href, inRow }: MenuItemProps) {
  const path = usePath()
  const isCurrent = faceOf(path).room === faceOf(href).room
  return (
    <Link
      href={href}
      className={styles.link}
      data-label={inRow ? label : undefined}
      aria-current={isCurrent ? (path === href ? 'page' : 'true') : undefined}
    >
      {label}
    </Link>
  )
}

const elsewhere: readonly RoomId[] = ['contact', 'smallPrint']

function SubMenu({ label, links }: MenuGroup) {
  const { row, room } = faceOf(usePath())
  // The panel lists all pages below the top of the map (room-map.ts) but these, and the contact page has an entry.
  const isCurrent = row > 0 && !elsewhere.includes(room)
  return (
    <>
      <button
        type="button"
        popoverTarget={pagesMenuId}
        className={styles.link}
        data-label={label}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {label}
      </button>
      <ul id={pagesMenuId} popover="auto" className={classNames(styles.subMenu, mapStyles.map)}>
        {links.map((link) => (
          <li key={link.href}>
            <MenuItem {...link} />
          </li>
        ))}
      </ul>
    </>
  )
}
