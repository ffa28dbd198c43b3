import styles from './breadcrumb.module.css'
import { Link } from './link'
import { useUiWords } from './ui-words'

/** One step. The last one is the current page; other steps without an address have no page. */
export type BreadcrumbStep = {
  label: string
  href?: string
  /** The parameter of the page's route. If the address has another one, it is shown (layouts/frame.ts). */
  parameter?: string
}

/**
 * The path from the home page to the current page.
 *
 * @param props.steps the steps after the home page; the last one is the current page
 */
export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  const { breadcrumb: words } = useUiWords()
  const trail: BreadcrumbStep[] = [{ label: words.home, href: '/' }, ...steps]
  return (
    <nav aria-label={words.label}>
      <ol className={styles.steps}>
        {trail.map((step, index) => (
          // Labels may repeat: the last one can be any id from the address.
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is what stands in this place.
          <li key={index} className={styles.step}>
            {step.href ? (
              <Link href={step.href} className={styles.link}>
                {step.label}
              </Link>
            ) : (
              <span
                aria-current={index === trail.length - 1 ? 'page' : undefined}
                data-parameter={step.parameter}
              >
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
