import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './heading.module.css'

type HeadingProps = Omit<ComponentProps<'h2'>, 'children'> & {
  /** Heading level; the appearance is `size`. */
  level: 1 | 2 | 3 | 4
  /** @default 'title' for level 2, 'display' for level 1, else 'heading' */
  size?: 'display' | 'title' | 'subtitle' | 'heading'
  /** `display` is wide and heavy, `counter` narrow and light, `heading` between them. */
  voice?: 'display' | 'counter' | 'heading'
  /** The plain name of the section, small above the headline: part of the heading, and read first. */
  label?: string
  children: React.ReactNode
}

const sizes = { 1: 'display', 2: 'title', 3: 'heading', 4: 'heading' } as const
const voices = {
  display: 'display',
  title: 'heading',
  subtitle: 'heading',
  heading: 'heading',
} as const

/** A heading in one of the type's voices. */
export function Heading({
  level,
  size = sizes[level],
  voice = voices[size],
  label,
  className,
  children,
  ...rest
}: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag
      data-size={size}
      data-voice={voice}
      className={classNames(styles.heading, className)}
      {...rest}
    >
      {label ? <span className={styles.label}>{label} </span> : null}
      {children}
    </Tag>
  )
}

/** One line of a headline; `counter` is the narrow, light voice for connecting words. */
export type HeadlineLine = {
  text: string
  voice?: 'counter'
  /** The line settles into its width as it scrolls into view (styles/motion.css); it must not wrap. */
  reveal?: 'width'
}

/**
 * The lines of a two-voice headline, for use inside a `Heading`. Each line is a block; screen readers read them as
 * one sentence.
 */
export function HeadlineLines({ lines }: { lines: readonly HeadlineLine[] }) {
  return lines.map(({ text, voice, reveal }, index) => (
    <span key={text} className={styles.line} data-voice={voice} data-reveal={reveal}>
      {index < lines.length - 1 ? `${text} ` : text}
    </span>
  ))
}
