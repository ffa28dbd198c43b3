import { useId } from 'react'
import type { memberPage } from '#words/member-page.ts'
import type { Project } from '~/content/collections/projects'
import type { TeamMember } from '~/content/collections/team'
import { classNames } from '~/lib/class-names'
import { ProjectTile } from '~/sections/project-tile'
import arrow from '~/ui/arrow.module.css'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { ScrollRow } from '~/ui/scroll-row'
import { Section } from '~/ui/section'
import styles from './craft.module.css'

type CraftProps = {
  words: (typeof memberPage)['craft']
  member: TeamMember
  projects: readonly Project[]
}

/** So many stand as pictures in a row: the last ones, for the first are pictured on the portfolio and home. */
const pictured = 3

/** What they are good at, and what they made of it. */
export function Craft({ words, member, projects }: CraftProps) {
  const skillsId = useId()
  const projectsId = useId()
  const listed = projects.slice(0, -pictured)
  return (
    <Section surface="ink" className={styles.craft}>
      <section aria-labelledby={skillsId} className={styles.skills}>
        <Heading level={2} id={skillsId} size="heading">
          {words.skills}
        </Heading>
        <p className={styles.note}>{member.joined ? words.judged : words.wanted}</p>
        <ol className={styles.list}>
          {member.skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby={projectsId} className={styles.projects}>
        <Heading level={2} id={projectsId} size="heading">
          {words.projects}
        </Heading>
        <ScrollRow className={styles.tiles}>
          {projects.slice(-pictured).map((project) => (
            <ProjectTile
              key={project.slug}
              project={project}
              // Of the work itself: what was made stands in the portfolio.
              picture={project.plates[1].picture}
              withSubtitle
              figure={{ value: project.figures[0].value, label: project.counts }}
              note={project.plates[1].text}
            />
          ))}
        </ScrollRow>
        {listed.length > 0 ? (
          <ul>
            {listed.map(({ slug, title, subtitle, figures: [{ value }], counts }) => (
              <li key={slug}>
                <Link
                  href={`/portfolio/${slug}`}
                  className={classNames(styles.project, arrow.arrow)}
                >
                  <span className={styles.title}>{title}</span>{' '}
                  <span className={styles.subtitle}>{subtitle}</span>{' '}
                  <span className={styles.result}>
                    <b>{value}</b> {counts}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </Section>
  )
}
