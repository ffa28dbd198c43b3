import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './section.module.css'

/** A surface; it sets every colour meaning inside it (styles/surfaces.css, and a demo home's own style sheet). */
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
  | 'brass'
  | 'lilac'
  | 'violet'
  | 'tomato'
  | 'sulphur'
  | 'aubergine'
  | 'card'
  | 'paper'
  | 'pencil'
  | 'lead'
  | 'poster'
  | 'fluo'
  | 'lemon'
  | 'tar'
  | 'newsprint'
  | 'darkroom'
  | 'baryta'
  | 'concrete'
  | 'plaster'
  | 'graphite'
  | 'faience'
  | 'cobalt'
  | 'facet'
  | 'contour'
  | 'salmon'
  | 'velvet'

type SectionProps = ComponentProps<'section'> & {
  /** Without one, the section has its parent's surface. */
  surface?: Surface
  /** Padding above and below: a full step, half of it, or none where the content reaches the edges. @default 'full' */
  space?: 'full' | 'half' | 'none'
  /** `page` keeps the gutters, `bleed` reaches both edges of the window. @default 'page' */
  width?: 'page' | 'bleed'
}

/** The wrapper of every section: surface, spacing, gutters. */
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
      data-space={space === 'full' ? undefined : space}
      data-width={width === 'page' ? undefined : width}
      className={classNames(styles.section, className)}
      {...rest}
    />
  )
}
