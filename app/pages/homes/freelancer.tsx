import { nour } from '~/content/en/freelancer-agency'
import { partners } from '~/content/en/partners'
import { apps, lettering, morning, pages, screens } from '~/content/pictures/desk'
import type { PageHandle } from '~/layouts/page-surface'
import { CallToAction } from '~/sections/call-to-action'
import { HoverList } from '~/sections/hover-list'
import { Partners } from '~/sections/partners'
import { VideoBlock } from '~/sections/video-block'
import { Section } from '~/ui/section'
import { pageMeta } from '../page-meta'
import styles from './freelancer.module.css'
import { FreelancerHero } from './freelancer-hero'
import { FreelancerWork } from './freelancer-work'

const pictures = { screens, lettering, apps, pages }
const services = nour.services.items.map((service) => ({
  ...service,
  picture: pictures[service.picture],
}))

export const handle = { surface: 'chalk' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: 'Freelancer portfolio',
    description:
      'Nour Belhadj draws screens, letters and small websites at one desk in Algiers. A portfolio for one person, made by Ikosim Studio.',
    path: '/freelancer-agency',
    picture: morning,
  })
}

/** The desk: one column, a list as large as the page, and nothing that raises its voice. Source: spec §2. */
export default function FreelancerHome() {
  return (
    <div className={styles.desk}>
      <FreelancerHero />
      <HoverList title={nour.services.title} items={services} look="index" surface="chalk" />
      <FreelancerWork />
      <VideoBlock {...nour.film} poster={morning} surface="chalk-2" />
      <Partners {...nour.partners} partners={partners} surface="chalk" />
      <CallToAction {...nour.call} surface="sea" />
      <Section surface="chalk" space="half">
        <p className={styles.demonstration}>{nour.demonstration}</p>
      </Section>
    </div>
  )
}
