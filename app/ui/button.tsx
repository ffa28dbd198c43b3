import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './button.module.css'
import { Link } from './link'

type Look = {
  /** `solid` is the one call to action of a screen, `quiet` any other button. @default 'solid' */
  variant?: 'solid' | 'outline' | 'quiet'
}

type ButtonProps = ComponentProps<'button'> & Look
type ButtonLinkProps = ComponentProps<typeof Link> & Look

/** A button that acts on the current page. */
export function Button({ variant = 'solid', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      data-variant={variant}
      className={classNames(styles.button, className)}
      {...rest}
    />
  )
}

/** A link styled as a button. */
export function ButtonLink({ variant = 'solid', className, ...rest }: ButtonLinkProps) {
  return <Link data-variant={variant} className={classNames(styles.button, className)} {...rest} />
}
