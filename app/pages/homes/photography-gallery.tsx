import { type MouseEvent, useId } from 'react'
import { galleryCategories, photographyGallery as texts } from '~/content/en/photography'
import { sectionNames } from '~/content/en/section-names'
import { type Shot, shots } from '~/content/photography-shots'
import { useFilteredList } from '~/hooks/use-filtered-list'
import { moveItems } from '~/lib/move-items'
import { jpegAddress } from '~/lib/picture-address'
import { FilterBar } from '~/ui/filter-bar'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { LoadMore } from '~/ui/load-more'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import { openInPlace, useLightbox } from '~/ui/use-lightbox'
import styles from './photography-gallery.module.css'

const choices = [
  { title: texts.all, category: 'all' },
  ...Object.entries(galleryCategories).map(([category, title]) => ({ title, category })),
]

/**
 * The gallery as a contact sheet: fourteen frames, ten at first and four more with Load More, filtered by category. A
 * frame opens in the lightbox. Source: spec §2, "filterable portfolio gallery", and §4, "Gallery".
 */
export function PhotographyGallery() {
  const listId = useId()
  const list = useFilteredList(shots, { initial: 10, step: 4, historyKey: 'roll' })
  const shown = list.entries.filter(({ position }) => position >= 0)
  const { open, viewer } = useLightbox(
    shown.map(({ item: { frame, title, picture } }) => ({ picture, title: `${frame}. ${title}` })),
    'darkroom',
  )

  return (
    <Section surface="darkroom" width="bleed" aria-labelledby="sheet" className={styles.gallery}>
      <div className={styles.head}>
        <Heading
          level={2}
          label={sectionNames.gallery}
          voice="display"
          id="sheet"
          className={styles.heading}
        >
          <HeadlineLines lines={texts.title} />
        </Heading>
        <p className={styles.text}>{texts.text}</p>
        <FilterBar
          label={texts.filterLabel}
          choices={choices}
          value={list.category}
          onValueChange={(category) =>
            moveItems(document.getElementById(listId), () => list.chooseCategory(category))
          }
        />
      </div>
      <ul id={listId} className={styles.sheet}>
        {list.entries.map(({ item, position }) => (
          <Frame
            key={item.frame}
            item={item}
            hidden={position < 0}
            onOpen={(event) => openInPlace(event, () => open(position))}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <LoadMore listId={listId} {...list.more} />
      </div>
      {viewer}
    </Section>
  )
}

type FrameProps = {
  item: Shot
  hidden: boolean
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** One frame with its film edge: number, title and category. Without scripts it links to the picture's file. */
function Frame({ item, hidden, onOpen }: FrameProps) {
  const { frame, title, subtitle, href, picture, category, height } = item
  return (
    <li hidden={hidden} className={styles.frame} data-height={height} data-category={category}>
      <a
        href={jpegAddress(picture)}
        aria-haspopup="dialog"
        className={styles.opener}
        onClick={onOpen}
        data-cursor="picture"
      >
        <Picture
          picture={picture}
          sizes="(width >= 100rem) 25vw, (width >= 62rem) 34vw, (width >= 48rem) 50vw, 100vw"
          className={styles.picture}
        />
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles.mark}
          aria-hidden="true"
        >
          <path
            pathLength="1"
            d="M8 11C30 6 71 5 92 9c3 22 4 62 1 82-23 4-62 5-86 2C3 70 4 31 9 6"
          />
        </svg>
      </a>
      <div className={styles.edge}>
        <span className={styles.number}>{frame}</span>
        <span className={styles.title}>
          {title}
          <span className={styles.subtitle}> {subtitle}</span>
        </span>
        <Link href={href} className={styles.category}>
          {galleryCategories[category]}
        </Link>
      </div>
    </li>
  )
}
