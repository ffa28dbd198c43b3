/** The words around every page: header, menu, side panel and footer. Source: spec §2. */
import { houseNames } from './house-names.ts'
import { type MenuGroup, type MenuLink, mainMenu, site } from './site.ts'
import { demoLinks, legalLinks, serviceLinks } from './site-links.ts'

const menu: readonly (MenuLink | MenuGroup)[] = mainMenu

export const frame = {
  site,
  menu,
  /** The link past the header. */
  skip: 'Skip to content',
  /** The accessible name of the links to the other languages. */
  languages: 'Languages',
  header: {
    /** The accessible name of the logo. */
    home: `${site.name}, home`,
    /** Below the name of its house: whose demonstration a room is, and its place in the tour. */
    room: 'Ikosim demo {number}/{total}',
    /** The same where the studio shows work of its own. */
    ownRoom: 'Ikosim’s work {number}/{total}',
    houses: houseNames,
    /** The accessible name of the menu in the header. */
    nav: 'Main',
    openPanel: 'Get in touch',
    openMenu: 'Menu',
  },
  /** The accessible name of the full menu. */
  menuLabel: 'Menu',
  panel: {
    label: 'Get in touch',
    title: 'Tell us what you want to build.',
    text: 'Call or write an e-mail, and you will have a first idea of cost and time within one working day.',
    action: 'Start a project',
  },
  footer: {
    services: { title: 'Services', links: serviceLinks },
    contact: 'Contact Ikosim',
    /** Opens the parts of the footer that a short page folds away. */
    more: 'Services, newsletter, rooms',
    /** Opens what a phone folds away. */
    rest: 'Services and rooms',
    /** The links of a room to its neighbours, by the names of their houses. */
    previous: 'Previous: {house}',
    next: 'Next room: {house}',
    demos: {
      /** The accessible name. */
      label: 'Rooms',
      title: 'Our ten rooms',
      links: demoLinks,
    },
    copyright: `© ${site.copyrightYear} ${site.name}`,
    /** The second half is a link, followed by a full stop. */
    credits: {
      text: 'No stock photos: the pictures are',
      link: 'made by our own code',
    },
    legal: legalLinks,
  },
}

export type Frame = typeof frame
