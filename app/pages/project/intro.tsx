import type { ReactNode } from 'react'
import { projectCategoryLabels } from '~/content/en/project-cards'
import type { Project } from '~/content/en/projects'
import { formatMonth } from '~/lib/dates'
import { Section } from '~/ui/section'
import styles from './intro.module.css'
import type { Look } from './looks'

type IntroProps = { project: Project; look: Look }

/** What it was in one sentence, and the facts: category, location, software, date, client. Source: spec §2, "project info". */
export function Intro({ project, look }: IntroProps) {
  const { summary, client, category, location, date, software } = project
  return (
    <Section surface={look.story} data-composition={look.composition} className={styles.intro}>
      <p className={styles.summary}>{summary}</p>
      <dl className={styles.facts}>
        <Fact term="Client">{client}</Fact>
        <Fact term="Category">{projectCategoryLabels[category]}</Fact>
        <Fact term="Location">{location}</Fact>
        <Fact term="Date">
          <time dateTime={date}>{formatMonth(date)}</time>
        </Fact>
        <Fact term="Software">{software.join(', ')}</Fact>
      </dl>
    </Section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
