import {
  architecturePartners,
  architectureTeam,
  architectureTestimonials,
} from '~/content/en/architecture-agency'
import { partners } from '~/content/en/partners'
import { team } from '~/content/en/team'
import { memberPictures } from '~/content/team-pictures'
import { Partners } from '~/sections/partners'
import { TeamCarousel } from '~/sections/team-carousel'
import { Testimonials } from '~/sections/testimonials'
import { ArchitectureContact } from './architecture-contact'
import styles from './architecture-end.module.css'
import { ArchitectureGallery } from './architecture-gallery'
import { ArchitectureProjects } from './architecture-projects'
import { ArchitectureTitleBlock } from './architecture-title-block'

const members = team.map((member) => ({ ...member, picture: memberPictures[member.slug] }))

const builders = partners.map(({ slug, name }) => ({
  slug,
  name,
  role: architecturePartners.roles[slug],
}))

/** The sections from the latest projects to the title block. */
export function ArchitectureEnd() {
  return (
    <>
      <ArchitectureProjects />
      <div className={styles.team}>
        <TeamCarousel title={architectureTeam.title} members={members} surface="concrete" />
      </div>
      <Testimonials
        title={architectureTestimonials.title}
        testimonials={architectureTestimonials.items}
        surface="graphite"
      />
      <ArchitectureContact />
      <Partners title={architecturePartners.title} partners={builders} surface="plaster" />
      <ArchitectureGallery />
      <ArchitectureTitleBlock />
    </>
  )
}
