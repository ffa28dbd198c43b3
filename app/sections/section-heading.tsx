import { type ComponentProps, type ReactNode, useId } from 'react'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import { type Headline, HeadlineText } from './headline'
import styles from './section-heading.module.css'

type SectionHeadingProps = {
  /** The plain name of the section. */
  label?: string
  title: Headline
  text?: ReactNode
  /** The section's one link. */
  action?: { label: string; href: string }
}

type TitledSectionProps = Omit<ComponentProps<typeof Section>, 'title'> & SectionHeadingProps

/** A section with its heading, which names it. */
export function TitledSection(props: TitledSectionProps) {
  const { label, title, text, action, children, ...rest } = props
  const id = useId()
  return (
    <Section aria-labelledby={id} {...rest}>
      <SectionHeading id={id} label={label} title={title} text={text} action={action} />
      {children}
    </Section>
  )
}

/** The block that opens a section: name, title, text, action. `id` is for the section's `aria-labelledby`. */
export function SectionHeading(props: SectionHeadingProps & { id: string }) {
  const { id, label, title, text, action } = props
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
