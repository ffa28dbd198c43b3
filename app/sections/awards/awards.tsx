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
}

/** How many of the newest a phone shows at first. */
const initial = 3

/** The timeline of awards, kept like a ledger. Source: spec §2, "a timeline of awards". */
export function Awards({ title, text, awards, more, surface }: AwardsProps) {
  const { label } = useUiWords().awards
  const entries = awards.map((award, index) => (
    <Entry
      key={`${award.year} ${award.name} ${award.type}`}
      award={award}
      isOfSameYear={awards[index - 1]?.year === award.year}
    />
  ))
  return (
    <TitledSection surface={surface} label={label} title={title} text={text}>
      <ol>{entries.slice(0, initial)}</ol>
      <Fold summary={more} className={styles.earlier}>
        <ol start={initial + 1}>{entries.slice(initial)}</ol>
      </Fold>
    </TitledSection>
  )
}

function Entry({
  award: { year, name, position, type, href },
  isOfSameYear,
}: {
  award: Award
  isOfSameYear: boolean
}) {
  return (
    <li className={styles.entry}>
      <time dateTime={year} className={styles.year} data-repeated={isOfSameYear ? '' : undefined}>
        {year}
      </time>
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
      <p className={styles.position}>{position}</p>
    </li>
  )
}
