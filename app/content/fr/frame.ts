import type { frame as english } from '../en/frame.ts'
import type { MenuGroup, MenuLink } from '../en/site.ts'
import type { Translation } from '../translation.ts'
import { houseNames } from './house-names.ts'
import { mainMenu, site } from './site.ts'
import { demoLinks, legalLinks, serviceLinks } from './site-links.ts'

const menu: readonly (MenuLink | MenuGroup)[] = mainMenu

export const frame = {
  site,
  menu,
  skip: 'Aller au contenu',
  languages: 'Langues',
  header: {
    home: `${site.name}, accueil`,
    room: 'Démo Ikosim {number}/{total}',
    ownRoom: 'Projets Ikosim {number}/{total}',
    houses: houseNames,
    nav: 'Menu principal',
    openPanel: 'Nous contacter',
    openMenu: 'Menu',
  },
  menuLabel: 'Menu',
  panel: {
    label: 'Nous contacter',
    title: 'Dites-nous ce que vous voulez créer.',
    text: 'Sous un jour ouvré, une première idée du coût et du délai.',
    action: 'Démarrer un projet',
  },
  footer: {
    services: { title: 'Services', links: serviceLinks },
    contact: 'Contacter Ikosim',
    more: 'Services, lettre d’information, pièces',
    rest: 'Services et pièces',
    previous: 'Précédente\u00a0: {house}',
    next: 'Suivante\u00a0: {house}',
    demos: {
      label: 'Pièces',
      title: 'Nos dix pièces',
      links: demoLinks,
    },
    copyright: `© ${site.copyrightYear} ${site.name}`,
    /** The second half is a link, followed by a full stop. */
    credits: {
      text: 'Aucune photo achetée\u00a0: images',
      link: 'de notre propre code',
    },
    legal: legalLinks,
  },
} satisfies Translation<typeof english>
