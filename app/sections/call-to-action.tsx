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
  /** @default 'clementine' */
  surface?: 'clementine' | 'sea'
}

/** A banner with one call to action. Source: spec §2, "call-to-action banner". */
export function CallToAction({ title, text, action, surface = 'clementine' }: CallToActionProps) {
  const id = useId()
  return (
    <Section surface={surface} aria-labelledby={id} className={styles.banner}>
      <svg viewBox="0 0 400 346" className={styles.facet} aria-hidden="true">
        <path d="M0 346 200 0l200 346Z" />
        <path d="M200 0l200 346V0Z" />
      </svg>
      <Heading id={id} level={2} size="display">
        <HeadlineText headline={title} />
      </Heading>
      <div className={styles.foot}>
        {text ? <div className={styles.text}>{text}</div> : null}
        <ButtonLink href={action.href} className={styles.action}>
          {action.label}
        </ButtonLink>
      </div>
    </Section>
  )
}
