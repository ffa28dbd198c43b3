/** What the components of `sections/` say by themselves on every page, by component (`ui/ui-words.tsx`). */
import type { ProjectCategory } from '../collections/projects.ts'
import { projectCategoryLabels } from './project-categories.ts'
import { sectionNames } from './section-names.ts'
import { site } from './site.ts'

const { address } = site
const categories: Record<ProjectCategory, string> = projectCategoryLabels

export const sections = {
  awards: { label: sectionNames.awards },
  awardsSlider: { label: sectionNames.awards, slides: 'Awards' },
  bayMap: {
    title: 'Visit us. We are above the port.',
    alt: 'Drawn map of the bay of Algiers: the studio stands on the western shore, above the port and south of the Casbah.',
    showLive: 'Load the live map',
    showDrawing: 'Back to the drawing',
    openElsewhere: 'Open in OpenStreetMap',
    note: 'The live map comes from openstreetmap.org, and only when you ask for it.',
    embedTitle: 'Map of the streets around Ikosim Studio, by OpenStreetMap',
    studio: site.shortName,
    /** Place names along the shore. */
    places: {
      casbah: 'The Casbah',
      port: 'The port',
      elHarrach: 'El Harrach',
      bordjElKiffan: 'Bordj El Kiffan',
      capMatifou: 'Cap Matifou',
    },
  },
  blogCarousel: { label: sectionNames.blog, slides: 'Articles', all: 'All articles' },
  contactInfo: {
    phone: 'Phone',
    email: 'E-mail',
    studio: 'Studio',
    street: address.street,
    city: `${address.postalCode} ${address.city}, ${address.country}`,
    hours: 'Hours',
    openingHours: site.hours,
  },
  demonstrationNote: { label: 'About this page' },
  faq: { label: sectionNames.faq },
  legalText: {
    /** Followed by the day. */
    updated: 'Last updated on',
    contents: 'On this page',
  },
  memberCard: {
    /** After the name of a network, for screen readers. */
    owner: 'of {name}',
  },
  ownProject: { link: 'A real one like it: {project}' },
  partners: { label: sectionNames.partners },
  pricing: { label: sectionNames.pricing, period: 'Billing period', choice: 'Choose a plan' },
  projectTile: { categories },
  teamCarousel: { label: sectionNames.team, slides: 'The team' },
  testimonials: { label: sectionNames.testimonials, slides: 'What clients say' },
  videoBlock: { play: 'Play {title}', watch: 'Watch {title}' },
}
