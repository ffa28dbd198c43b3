import styles from './breadcrumb.module.css'
import { Link } from './link'

/** One step of the way; the last one is the page itself and has no address. */
export type BreadcrumbStep = { label: string; href?: string }

type BreadcrumbProps = {
  steps: readonly BreadcrumbStep[]
  /** The name of the landmark. @default 'Breadcrumb' */
  label?: string
}

/** The way from the home page to this one. */
export function Breadcrumb({ steps, label = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          // Labels may repeat: the last one can be any id out of the address.
          <li key={step.href ?? step.label} className={styles.step}>
            {step.href ? (
              <Link href={step.href} className={styles.link}>
                {step.label}
              </Link>
            ) : (
              <span aria-current="page">{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
