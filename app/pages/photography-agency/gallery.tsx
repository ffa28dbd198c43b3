import { useId } from 'react'
import { galleryCategories, photographyGallery as texts } from '~/content/en/photography-agency'
import { sectionNames } from '~/content/en/section-names'
import { type Shot, shots } from '~/content/photography-shots'
import { behaviour } from '~/islands/behaviour'
import { jpegAddress } from '~/lib/picture-address'
import { FilterBar } from '~/ui/filtered-list/filter-bar'
import { filteredList } from '~/ui/filtered-list/filtered-list'
import { LoadMore } from '~/ui/filtered-list/load-more'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './gallery.module.css'

const choices = [
  { title: texts.all, category: 'all' },
  ...Object.entries(galleryCategories).map(([category, title]) => ({ title, category })),
]

/** How many frames are shown at first. */
const initial = 10

/**
 * The gallery as a contact sheet: fourteen frames, ten at first and four more with Load More, filtered by category. A
 * frame opens in the lightbox. Source: spec §2, "filterable portfolio gallery", and §4, "Gallery".
 */
export function Gallery() {
  const listId = useId()
  return (
    <Section
      surface="darkroom"
      width="bleed"
      aria-labelledby="sheet"
      className={styles.gallery}
      {...filteredList({ name: 'roll', initial, step: 4 })}
    >
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
        <FilterBar label={texts.filterLabel} choices={choices} />
      </div>
      <ul id={listId} data-viewer="darkroom" className={styles.sheet} {...behaviour('gallery')}>
        {shots.map((shot, index) => (
          <Frame key={shot.frame} item={shot} hidden={index >= initial} />
        ))}
      </ul>
      <div className={styles.foot}>
        <LoadMore shown={initial} total={shots.length} />
      </div>
    </Section>
  )
}

type FrameProps = { item: Shot; hidden: boolean }

/** One frame with its film edge: number, title and category. Without scripts it links to the picture's file. */
function Frame({ item, hidden }: FrameProps) {
  const { frame, title, subtitle, href, picture, category, height } = item
  return (
    <li hidden={hidden} className={styles.frame} data-height={height} data-category={category}>
      <a
        href={jpegAddress(picture)}
        aria-haspopup="dialog"
        className={styles.opener}
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
        <span data-name className={styles.number}>
          {frame}
        </span>
        <span data-name className={styles.title}>
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
