import type { ProjectCategory } from '../collections/projects.ts'
import type { sections as english } from '../en/sections.ts'
import type { Translation } from '../translation.ts'
import { projectCategoryLabels } from './project-categories.ts'
import { sectionNames } from './section-names.ts'
import { site } from './site.ts'

const { address } = site
const categories: Record<ProjectCategory, string> = projectCategoryLabels

export const sections = {
  awards: { label: sectionNames.awards },
  awardsSlider: { label: sectionNames.awards, slides: 'Distinctions' },
  bayMap: {
    title: 'Passez nous voir, au-dessus du port.',
    alt: 'Plan dessiné de la baie d’Alger : le studio est au-dessus du port, au sud de la Casbah.',
    showLive: 'Charger la carte interactive',
    showDrawing: 'Revenir au dessin',
    openElsewhere: 'Ouvrir dans OpenStreetMap',
    note: 'Elle vient d’openstreetmap.org, à votre demande.',
    embedTitle: 'Les rues autour du studio, par OpenStreetMap',
    studio: site.shortName,
    places: {
      casbah: 'La Casbah',
      port: 'Le port',
      elHarrach: 'El Harrach',
      bordjElKiffan: 'Bordj El Kiffan',
      capMatifou: 'Cap Matifou',
    },
  },
  blogCarousel: { label: sectionNames.blog, slides: 'Articles', all: 'Tous les articles' },
  contactInfo: {
    phone: 'Téléphone',
    email: 'E-mail',
    studio: 'Studio',
    street: address.street,
    city: `${address.postalCode} ${address.city}, ${address.country}`,
    hours: 'Horaires',
    openingHours: site.hours,
  },
  demonstrationNote: { label: 'À propos de cette page' },
  faq: { label: sectionNames.faq },
  legalText: {
    /** Followed by the day. */
    updated: 'Dernière mise à jour le',
    contents: 'Sur cette page',
  },
  memberCard: {
    /** After the name of a network, for screen readers. */
    owner: 'de {name}',
  },
  ownProject: { link: 'Un vrai projet semblable\u00a0: {project}' },
  partners: { label: sectionNames.partners },
  pricing: {
    label: sectionNames.pricing,
    period: 'Période de facturation',
    choice: 'Choisissez un forfait',
  },
  projectTile: { categories },
  teamCarousel: { label: sectionNames.team, slides: 'L’équipe' },
  testimonials: { label: sectionNames.testimonials, slides: 'Ce que disent les clients' },
  videoBlock: { play: 'Lire {title}', watch: 'Regarder {title}' },
} satisfies Translation<typeof english>
