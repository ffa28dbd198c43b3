import type { about } from '#words/about.ts'
import type { TeamMember } from '~/content/collections/team'
import { TitledSection } from '~/sections/section-heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import styles from './people.module.css'

type PeopleProps = {
  words: (typeof about)['people']
  members: readonly Pick<TeamMember, 'slug' | 'name' | 'picture'>[]
}

/** Our floor from nearby: the eight whom clients meet, each at a window under an awning. */
export function People({ words: { title, label }, members }: PeopleProps) {
  return (
    <TitledSection
      surface="chalk"
      space="none"
      id="team"
      title={title}
      action={{ label, href: '/team' }}
      className={styles.people}
    >
      <ul className={styles.floor}>
        {members.map(({ slug, name, picture }) => (
          <li key={slug}>
            <Link href={`/team/${slug}`}>
              <Picture picture={picture} sizes="15vw" alt="" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
