import type { marketingAgency } from '#words/marketing-agency.ts'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import styles from './hero.module.css'

type HeroProps = { words: (typeof marketingAgency)['hero'] }

/**
 * The first screen: two words that fill the window and are themselves the way to the contact page, and a poster over them
 * that says whose they are, and what the agency does and sells. Source: spec §2, "hero 'Let's talk'".
 */
export function Hero({ words: { house, title, text, action } }: HeroProps) {
  return (
    <section data-fills-window className={styles.hero}>
      <h1 className={styles.shout}>
        <Link href={action.href} className={styles.call}>
          {title.map((word, index) => (
            <span key={word} className={styles.word}>
              {index > 0 ? ' ' : null}
              {word}
            </span>
          ))}
        </Link>
      </h1>
      <div data-surface="lemon" className={styles.bill}>
        <p className={styles.house}>{house}</p>
        <p className={styles.text}>{text}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    </section>
  )
}
