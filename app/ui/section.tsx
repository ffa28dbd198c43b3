import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './section.module.css'

/** A plane of colour; it sets every colour meaning inside it (styles/surfaces.css, and the style sheet of its own that a demo home may have). */
export type Surface =
  | 'ink'
  | 'night'
  | 'chalk'
  | 'chalk-2'
  | 'sea'
  | 'clementine'
  | 'celadon'
  | 'bottle'
  | 'oxblood'
  | 'plaque'
  | 'sky'
  | 'darkroom'
  | 'baryta'
  | 'concrete'
  | 'plaster'
  | 'graphite'

type SectionProps = ComponentProps<'section'> & {
  /** Without one, the section stands on its parent's plane. */
  surface?: Surface
  /** Space above and below: a full step, half of it, or none where the content reaches the edges. @default 'full' */
  space?: 'full' | 'half' | 'none'
  /** `page` keeps to the gutters, `bleed` reaches both edges of the window. @default 'page' */
  width?: 'page' | 'bleed'
}

/** The frame that all sections share: surface, space, gutters. */
export function Section({
  surface,
  space = 'full',
  width = 'page',
  className,
  ...rest
}: SectionProps) {
  return (
    <section
      data-surface={surface}
      data-space={space}
      data-width={width}
      className={classNames(styles.section, className)}
      {...rest}
    />
  )
}
