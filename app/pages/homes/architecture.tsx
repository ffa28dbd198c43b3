import { architecturePage } from '~/content/en/architecture-agency'
import { courtyard } from '~/content/pictures/architecture'
import type { PageHandle } from '~/layouts/page-surface'
import formFootStyles from '~/sections/form-foot.module.css'
import memberStyles from '~/sections/member-card.module.css'
import portraitStyles from '~/sections/member-portrait.module.css'
import partnersStyles from '~/sections/partners.module.css'
import recordFormStyles from '~/sections/record-form.module.css'
import headingStyles from '~/sections/section-heading.module.css'
import teamStyles from '~/sections/team-carousel.module.css'
import testimonialsStyles from '~/sections/testimonials.module.css'
import carouselStyles from '~/ui/carousel.module.css'
import { deferred } from '~/ui/deferred'
import fieldStyles from '~/ui/field.module.css'
import formStatusStyles from '~/ui/form-status.module.css'
import ratingStyles from '~/ui/rating.module.css'
import { pageMeta } from '../page-meta'
import styles from './architecture.module.css'
import aboutStyles from './architecture-about.module.css'
import contactStyles from './architecture-contact.module.css'
import endStyles from './architecture-end.module.css'
import figuresStyles from './architecture-figures.module.css'
import galleryStyles from './architecture-gallery.module.css'
import { ArchitectureHero } from './architecture-hero'
import projectsStyles from './architecture-projects.module.css'
import servicesStyles from './architecture-services.module.css'
import titleBlockStyles from './architecture-title-block.module.css'

const ArchitectureSheets = deferred(async () => {
  const { ArchitectureSheets } = await import('./architecture-sheets')
  return ArchitectureSheets
}, [aboutStyles, servicesStyles, figuresStyles, headingStyles])

const ArchitectureEnd = deferred(async () => {
  const { ArchitectureEnd } = await import('./architecture-end')
  return ArchitectureEnd
}, [
  endStyles,
  projectsStyles,
  teamStyles,
  memberStyles,
  portraitStyles,
  carouselStyles,
  testimonialsStyles,
  ratingStyles,
  contactStyles,
  recordFormStyles,
  fieldStyles,
  formStatusStyles,
  formFootStyles,
  partnersStyles,
  galleryStyles,
  titleBlockStyles,
])

export const handle = { surface: 'concrete' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: architecturePage.title,
    description: architecturePage.description,
    path: '/architecture-agency',
    picture: courtyard,
  })
}

/**
 * The drawing: the home of an invented practice, set out as the sheets of one house.
 * Source: spec §2, "Architecture agency home".
 */
export default function ArchitectureHome() {
  return (
    <div className={styles.page}>
      <ArchitectureHero />
      <ArchitectureSheets />
      <ArchitectureEnd />
    </div>
  )
}
