import { classNames } from '~/lib/class-names'
import styles from './pencil.module.css'

/** The pencil on the desk, its point at the start. Decorative; the caller says where it lies. */
export function Pencil({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1000 92"
      data-surface="paper"
      className={classNames(styles.pencil, className)}
      aria-hidden="true"
    >
      <path data-part="shade" d="M90 50H1000V92H90L20 70Z" />
      <path data-part="wood" d="m0 30 98-30v60Z" />
      <path data-part="lead" d="m0 30 32-10v20Z" />
      <path data-part="light" d="M98 0H1000V20H98Z" />
      <path data-part="side" d="M98 20H1000V40H98Z" />
      <path data-part="dark" d="M98 40H1000V60H98Z" />
      <path data-part="ferrule" d="M868 0h58v60h-58Z" />
      <path data-part="rubber" d="M926 0h44l12 10v40l-12 10h-44Z" />
    </svg>
  )
}
