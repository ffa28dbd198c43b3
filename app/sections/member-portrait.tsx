import { classNames } from '~/lib/class-names'
import { pageAddress } from '~/lib/page-address'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Picture } from '~/ui/picture'
import styles from './member-portrait.module.css'

type MemberPortraitProps = {
  /** The member's slug: the portrait on two pages moves between them. */
  slug: string
  picture: PictureRecord
  sizes: string
  priority?: boolean
  className?: string
}

/** The portrait of one of the team, on a card or at the head of the member's page. */
export function MemberPortrait({ slug, className, ...picture }: MemberPortraitProps) {
  return (
    <div data-shared={pageAddress(`/team/${slug}`)} className={classNames(styles.frame, className)}>
      <Picture {...picture} />
    </div>
  )
}
