import type { ProjectStory as Story } from '~/content/en/projects'
import { Heading } from '~/ui/heading'
import { Section, type Surface } from '~/ui/section'
import styles from './project-story.module.css'

type ProjectStoryProps = { sections: Story; surface: Surface }

/** Some sections of the written story; nothing where there are none. */
export function ProjectStory({ sections, surface }: ProjectStoryProps) {
  if (sections.length === 0) return null
  return (
    <Section surface={surface} className={styles.story}>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.part}>
          <Heading level={2} size="subtitle" className={styles.heading}>
            {heading}
          </Heading>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </Section>
  )
}
