import { useId } from 'react'
import type { architectureAgency } from '#words/architecture-agency.ts'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './ending.module.css'

type EndingProps = { words: (typeof architectureAgency)['ending'] }

/**
 * The street wall in plan, from edge to edge of the window, with the door below the call to action. The door opens on
 * scroll, and the floor behind it lights up while the link is pointed at. Behind the wall lie the sheet's title block,
 * which says who made the page, and the footer.
 */
export function Ending({ words }: EndingProps) {
  const { title, text, action, titleBlock } = words
  const id = useId()
  return (
    <Section
      surface="concrete"
      space="none"
      width="bleed"
      aria-labelledby={id}
      className={styles.ending}
    >
      <Heading id={id} level={2} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.words}>
        <p>{text}</p>
        <p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      </div>
      <div data-surface="plaster" className={styles.hall}>
        <div className={styles.doorway}>
          <svg viewBox="0 0 100 100" className={styles.door} aria-hidden="true">
            <path d="M0 0H100A100 100 0 0 1 0 100Z" className={styles.floor} />
            <path d="M100 0A100 100 0 0 1 0 100" pathLength="1" className={styles.swing} />
            <path d="M0 0V100" className={styles.leaf} />
          </svg>
        </div>
        <section aria-label={titleBlock.label} className={styles.block}>
          <dl className={styles.cells}>
            {titleBlock.cells.map(({ term, text }) => (
              <div key={term} className={styles.cell}>
                <dt className={styles.term}>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.maker}>
            {titleBlock.links.map(({ label, href }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
          </p>
        </section>
      </div>
    </Section>
  )
}
