import {
  architecturePartners,
  architectureTeam,
  architectureTestimonials,
} from '~/content/en/architecture-agency'
import { partners } from '~/content/en/partners'
import { team } from '~/content/en/team'
import { memberPictures } from '~/content/team-pictures'
import { Partners } from '~/sections/partners/partners'
import { TeamCarousel } from '~/sections/team-carousel'
import { Testimonials } from '~/sections/testimonials'
import { Contact } from './contact'
import styles from './end.module.css'
import { Gallery } from './gallery'
import { Projects } from './projects'
import { TitleBlock } from './title-block'

const members = team.map((member) => ({ ...member, picture: memberPictures[member.slug] }))

const builders = partners.map(({ slug, name }) => ({
  slug,
  name,
  role: architecturePartners.roles[slug],
}))

/** The sections from the latest projects to the title block. */
export function End() {
  return (
    <>
      <Projects />
      <div className={styles.team}>
        <TeamCarousel title={architectureTeam.title} members={members} surface="concrete" />
      </div>
      <Testimonials
        title={architectureTestimonials.title}
        testimonials={architectureTestimonials.items}
        surface="graphite"
      />
      <Contact />
      <Partners title={architecturePartners.title} partners={builders} surface="plaster" />
      <Gallery />
      <TitleBlock />
    </>
  )
}
