import { useId } from 'react'
import { projects } from '~/content/en/projects'
import type { TeamMember, TeamMemberText } from '~/content/en/team'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Meter } from '~/ui/meter'
import { Section } from '~/ui/section'
import styles from './craft.module.css'

type CraftProps = {
  member: TeamMember
  skills: TeamMemberText['skills']
}

/** What they are good at, and what they made of it. */
export function Craft({ member, skills }: CraftProps) {
  const skillsId = useId()
  const projectsId = useId()
  const worked = projects.filter(({ slug }) => member.projects.includes(slug))
  return (
    <Section surface="ink" className={styles.craft}>
      <section aria-labelledby={skillsId} className={styles.skills}>
        <Heading level={2} id={skillsId}>
          Skills
        </Heading>
        <p className={styles.note}>
          {member.joined
            ? 'Out of a hundred, as judged by colleagues in our yearly review.'
            : 'Out of a hundred: how much each of these counts with us.'}
        </p>
        {skills.map(({ name, level }) => (
          <Meter key={name} label={name} value={level} />
        ))}
      </section>
      <section aria-labelledby={projectsId} className={styles.projects}>
        <Heading level={2} id={projectsId}>
          Projects
        </Heading>
        <ul>
          {worked.map(({ slug, title, subtitle }) => (
            <li key={slug}>
              <Link href={`/portfolio/${slug}`} className={styles.project}>
                <span className={styles.title}>{title}</span>{' '}
                <span className={styles.subtitle}>{subtitle}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Section>
  )
}
