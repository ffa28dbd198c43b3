import type { ProjectStory as Story } from '~/content/en/projects'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import type { ProjectLook } from './project-looks'
import styles from './project-story.module.css'

type ProjectStoryProps = { sections: Story; look: ProjectLook }

/** Some sections of the written story; nothing where there are none. */
export function ProjectStory({ sections, look }: ProjectStoryProps) {
  if (sections.length === 0) return null
  return (
    <Section surface={look.story} data-composition={look.composition} className={styles.story}>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.part}>
          <Heading
            level={2}
            size={look.composition === 'stage' ? 'title' : 'subtitle'}
            className={styles.heading}
          >
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
