import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { type Headline, HeadlineText } from './headline'
import styles from './section-heading.module.css'

type SectionHeadingProps = {
  /** The id for the section's `aria-labelledby`. */
  id?: string
  /** The plain name of the section. */
  label?: string
  title: Headline
  text?: ReactNode
  /** The section's one link. */
  action?: { label: string; href: string }
}

/** The block that opens a section: name, title, text, action. */
export function SectionHeading({ id, label, title, text, action }: SectionHeadingProps) {
  return (
    <div className={styles.block}>
      <Heading id={id} level={2} label={label} className={styles.title}>
        <HeadlineText headline={title} />
      </Heading>
      {text || action ? (
        <div className={styles.aside}>
          {text ? <div className={styles.text}>{text}</div> : null}
          {action ? (
            <ButtonLink href={action.href} variant="quiet">
              {action.label}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
