import { type ReactNode, useId } from 'react'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './call-to-action.module.css'
import { type Headline, HeadlineText } from './headline'

type CallToActionProps = {
  title: Headline
  text?: ReactNode
  action: { label: string; href: string }
}

/** A banner with one call to action. Source: spec §2, "call-to-action banner". */
export function CallToAction({ title, text, action }: CallToActionProps) {
  const id = useId()
  return (
    <Section surface="clementine" aria-labelledby={id} className={styles.banner}>
      <svg viewBox="-1080 -1000 2160 1330" className={styles.solid} aria-hidden="true">
        <path d="M-433-523-980-197-258-944Z" />
        <path d="M-258-944 642-731-433-523Z" />
        <path d="M474 319-433-523 642-731Z" />
        <path d="M-640 630-433-523 474 319Z" />
        <path d="M-640 630-980-197-433-523Z" />
        <path d="M642-731 981 197 474 319ZM474 319 981 197 267 977Z" />
      </svg>
      <Heading id={id} level={2} size="display" className={styles.title}>
        <HeadlineText headline={title} />
      </Heading>
      {text ? <div className={styles.text}>{text}</div> : null}
      <ButtonLink href={action.href} className={styles.action}>
        {action.label}
      </ButtonLink>
    </Section>
  )
}
