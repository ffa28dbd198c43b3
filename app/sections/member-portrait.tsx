import { ViewTransition } from 'react'
import { classNames } from '~/lib/class-names'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Picture } from '~/ui/picture'
import styles from './member-portrait.module.css'

type MemberPortraitProps = {
  /** The member's slug: the portrait on two pages is one element for view transitions. */
  slug: string
  picture: PictureRecord
  sizes: string
  priority?: boolean
  className?: string
}

/** The portrait of one of the team, on a card or at the head of the member's page. */
export function MemberPortrait({ slug, className, ...picture }: MemberPortraitProps) {
  return (
    <ViewTransition name={`member-${slug}`} share="picture" default="none">
      <div className={classNames(styles.frame, className)}>
        <Picture {...picture} />
      </div>
    </ViewTransition>
  )
}
