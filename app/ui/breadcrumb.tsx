import styles from './breadcrumb.module.css'
import { Link } from './link'

/** One step of the way. The last one is the page itself; others without an address have no page of their own. */
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
        {steps.map((step, index) => (
          // Labels may repeat: the last one can be any id out of the address.
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is what stands in this place.
          <li key={index} className={styles.step}>
            {step.href ? (
              <Link href={step.href} className={styles.link}>
                {step.label}
              </Link>
            ) : (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined}>
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
