import { useId } from 'react'
import { behaviour } from '~/islands/behaviour'
import { classNames } from '~/lib/class-names'
import type { Picture as PictureRecord } from '~/lib/picture'
import { type Headline, HeadlineText } from '~/sections/headline'
import arrow from '~/ui/arrow.module.css'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section, type Surface } from '~/ui/section'
import styles from './hover-list.module.css'

/** Source: spec §3, "Hover-list service". */
type HoverListItem = {
  title: string
  subtitle: string
  /** Decorative: the title says what it shows. */
  picture: PictureRecord
  href: string
}

type HoverListProps = {
  /** The plain name of the section. */
  label?: string
  title: Headline
  items: readonly HoverListItem[]
  /**
   * `poster`: the largest type, with a stage beside the list for the active item's picture. `index`: quiet lines; the
   * picture follows the pointer, and appears beside the line on focus and tap.
   */
  look: 'poster' | 'index'
  surface?: Surface
}

/** Services as a list of large lines; the active one shows its picture. Source: spec §4, "hover list". */
export function HoverList({ label, title, items, look, surface }: HoverListProps) {
  const id = useId()
  const hasStage = look === 'poster'

  return (
    <Section
      surface={surface}
      aria-labelledby={id}
      data-look={look}
      className={styles.section}
      {...behaviour('hover-list', 'near')}
    >
      <Heading id={id} level={2} label={label} className={styles.heading}>
        <HeadlineText headline={title} />
      </Heading>
      {hasStage ? (
        <div className={styles.stage} aria-hidden="true">
          {items.map(({ title: name, picture }, index) => (
            <div
              key={name}
              className={styles.scene}
              data-scene
              data-active={index === 0 ? '' : undefined}
            >
              <Picture picture={picture} alt="" sizes="(width >= 62rem) 57vw, 100vw" />
            </div>
          ))}
        </div>
      ) : null}
      <ul className={styles.list}>
        {items.map(({ title: name, subtitle, href, picture }, index) => (
          <li
            key={name}
            className={styles.row}
            data-row
            data-active={hasStage && index === 0 ? '' : undefined}
          >
            <h3 className={classNames(styles.name, hasStage ? undefined : arrow.arrow)}>
              <Link cover href={href}>
                {name}
              </Link>
            </h3>
            <p className={styles.subtitle}>{subtitle}</p>
            {hasStage ? null : (
              // Also `hidden`, because on a fresh page its styles arrive after the first paint.
              <div hidden className={styles.picture}>
                <Picture picture={picture} alt="" sizes="(width >= 48rem) 26rem, 100vw" />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
