import type { ReactNode } from 'react'
import type { projectPage } from '#words/project-page.ts'
import type { GenericProject } from '~/content/collections/projects'
import { comma } from '~/lib/comma'
import { formatMonth } from '~/lib/dates'
import { Section } from '~/ui/section'
import styles from './intro.module.css'

type IntroProps = {
  words: (typeof projectPage)['facts']
  project: GenericProject
  /** The display name of the project's category. */
  category: string
}

/** What it was in one sentence, and the facts: category, location, software, date, client. Source: spec §2, "project info". */
export function Intro({ words, project, category }: IntroProps) {
  const { summary, client, location, date, software, look } = project
  return (
    <Section
      id="facts"
      surface={look.story}
      data-composition={look.composition}
      data-runs-on={look.figuresAfter > 0 || undefined}
      className={styles.intro}
    >
      <p className={styles.summary}>{summary}</p>
      <dl className={styles.facts}>
        <Fact term={words.client}>{client}</Fact>
        <Fact term={words.category}>{category}</Fact>
        <Fact term={words.location}>{location}</Fact>
        <Fact term={words.date}>
          <time dateTime={date}>{formatMonth(date)}</time>
        </Fact>
        <Fact term={words.software}>{software.join(comma)}</Fact>
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
