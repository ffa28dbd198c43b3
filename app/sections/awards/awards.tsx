import type { Headline } from '~/sections/headline'
import { TitledSection } from '~/sections/section-heading'
import { Fold } from '~/ui/fold'
import { Link } from '~/ui/link'
import type { Surface } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import styles from './awards.module.css'

/** One line of the timeline. Source: spec §3, "award timeline entry". */
export type Award = {
  /** Four digits. */
  year: string
  /** What was entered: the project or the work. */
  name: string
  /** Where it came: "First place", "Shortlist". */
  position: string
  /** The kind of award: "Mobile app", "Accessibility". */
  type: string
  /** Whether that is the first place. */
  isFirst?: boolean
  /** The page of what was entered. */
  href?: string
}

type AwardsProps = {
  title: Headline
  text?: string
  /** Newest first. */
  awards: readonly Award[]
  /** Unfolds, on a phone, all but the newest. */
  more: string
  surface?: Surface
  id?: string
}

/** How many of the newest a phone shows at first. */
const initial = 4

/** The timeline of awards: a line each, the firsts with an orange ribbon. Source: spec §2, "a timeline of awards". */
export function Awards({ awards, more, ...rest }: AwardsProps) {
  const { label } = useUiWords().awards
  const lines = awards.map((award) => (
    <Line key={`${award.year} ${award.name} ${award.type}`} award={award} />
  ))
  return (
    <TitledSection space="half" label={label} className={styles.awards} {...rest}>
      <ol className={styles.newest}>{lines.slice(0, initial)}</ol>
      <Fold summary={more} className={styles.earlier}>
        <ol start={initial + 1}>{lines.slice(initial)}</ol>
      </Fold>
    </TitledSection>
  )
}

function Line({ award: { year, name, position, type, href, isFirst } }: { award: Award }) {
  return (
    <li className={styles.award}>
      <p className={styles.position} data-surface={isFirst ? 'clementine' : undefined}>
        {position}
      </p>
      <time className={styles.year}>{year}</time>
      <h3 className={styles.name}>
        {href ? (
          <Link cover href={href}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p className={styles.type}>{type}</p>
    </li>
  )
}
