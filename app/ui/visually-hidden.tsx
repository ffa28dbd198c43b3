import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './visually-hidden.module.css'

/** Text for those who listen: out of sight, in the accessibility tree. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames(styles.hidden, className)} {...rest} />
}
