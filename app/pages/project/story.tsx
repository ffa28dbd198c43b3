import type { ReactNode } from 'react'
import type { ProjectLook } from '~/content/collections/projects'
import type { StorySection } from '~/content/collections/story-sections'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './story.module.css'

type ProjectStoryProps = {
  section: StorySection
  look: ProjectLook
}

/** One section of the written story. */
export function ProjectStory({ section: { heading, paragraphs }, look }: ProjectStoryProps) {
  return (
    <Section surface={look.story} data-composition={look.composition} className={styles.story}>
      <div className={styles.part}>
        <Heading level={2} size="title" voice="counter" className={styles.heading}>
          {heading}
        </Heading>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  )
}

/** The last section: its first sentence across the page, the rest in columns below it. */
export function ProjectStoryEnd({
  section: {
    heading,
    paragraphs: [opening, ...others],
  },
  look,
  children,
}: ProjectStoryProps & {
  /** Follows the text: a link. */
  children?: ReactNode
}) {
  return (
    <Section surface={look.story} className={styles.story}>
      <Heading level={2} size="heading">
        {heading}
      </Heading>
      <p className={styles.opening}>{opening}</p>
      <div className={styles.columns}>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children ? <p className={styles.way}>{children}</p> : null}
    </Section>
  )
}
