import type { ReactNode } from 'react'
import type { ProjectLook } from '~/content/collections/projects'
import type { StorySection } from '~/content/collections/story-sections'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './story.module.css'

type ProjectStoryProps = {
  section: StorySection
  look: ProjectLook
  /** Follows the text: a link. */
  children?: ReactNode
}

/** One section of the written story. */
export function ProjectStory({
  section: { heading, paragraphs },
  look,
  children,
}: ProjectStoryProps) {
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
          {children ? <p>{children}</p> : null}
        </div>
      </div>
    </Section>
  )
}
