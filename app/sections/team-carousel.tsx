import { Carousel } from '~/ui/carousel/carousel'
import type { Surface } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import type { Headline } from './headline'
import { MemberCard, type MemberEntry } from './member-card'
import { TitledSection } from './section-heading'
import styles from './team-carousel.module.css'

type TeamCarouselProps = {
  title: Headline
  members: readonly MemberEntry[]
  surface?: Surface
}

/**
 * The team in a row: four in view, three below 1200 px, two below 991 px, one below 500 px. The links to their own
 * pages stand on the team page and on each member's page. Source: spec §9.
 */
export function TeamCarousel({ title, members, surface }: TeamCarouselProps) {
  const { label, slides } = useUiWords().teamCarousel
  return (
    <TitledSection surface={surface} label={label} title={title}>
      <Carousel label={slides} loop className={styles.slides}>
        {members.map((member) => (
          <MemberCard
            key={member.slug}
            member={member}
            sizes="(width >= 1200px) 24vw, (width >= 991px) 33vw, (width >= 500px) 50vw, 100vw"
          />
        ))}
      </Carousel>
    </TitledSection>
  )
}
