import { useId } from 'react'
import type { photographyAgency } from '#words/photography-agency.ts'
import { orderHref, type Shot, shots } from '~/content/photography-shots'
import { behaviour } from '~/islands/behaviour'
import { jpegAddress } from '~/lib/picture-address'
import { FilterBar } from '~/ui/filtered-list/filter-bar'
import { filteredList } from '~/ui/filtered-list/filtered-list'
import { LoadMore } from '~/ui/filtered-list/load-more'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import { frameSizes } from './frame-sizes'
import styles from './gallery.module.css'

/** How many frames are shown at first. */
const initial = 10

type GalleryProps = {
  words: (typeof photographyAgency)['gallery']
  roll: (typeof photographyAgency)['roll']
  categories: (typeof photographyAgency)['categories']
}

/**
 * The gallery as a contact sheet: fourteen frames, ten at first and four more with Load More, filtered by category. A
 * frame opens in the lightbox. Source: spec §2, "filterable portfolio gallery", and §4, "Gallery".
 */
export function Gallery({ words, roll, categories }: GalleryProps) {
  const listId = useId()
  const choices = [
    { title: words.all, category: 'all' },
    ...Object.entries(categories).map(([category, title]) => ({ title, category })),
  ]
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
          label={words.label}
          voice="display"
          id="sheet"
          className={styles.heading}
        >
          {words.title}
        </Heading>
        <FilterBar label={words.filterLabel} choices={choices} />
      </div>
      <ul id={listId} data-viewer="darkroom" className={styles.sheet} {...behaviour('gallery')}>
        {shots.map((shot, index) => (
          <Frame
            key={shot.frame}
            shot={shot}
            words={roll.frames[shot.frame]}
            category={categories[shot.category]}
            hidden={index >= initial}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <LoadMore shown={initial} total={shots.length} />
      </div>
    </Section>
  )
}

type FrameProps = {
  shot: Shot
  words: { title: string; subtitle: string }
  /** Its name, shown as a link. */
  category: string
  hidden: boolean
}

/** One frame with its film edge: number, title and category. Without scripts it links to the picture's file. */
function Frame({ shot, words: { title, subtitle }, category, hidden }: FrameProps) {
  const { frame, picture, height } = shot
  return (
    <li
      hidden={hidden}
      className={styles.frame}
      data-tall={height === 622 ? '' : undefined}
      data-category={shot.category}
    >
      <a href={jpegAddress(picture)} aria-haspopup="dialog" className={styles.opener}>
        <Picture
          picture={picture}
          sizes={frameSizes}
          // When the window changes, the browser may take the hero's larger file instead; decoded later, it would leave
          // the frame empty meanwhile.
          decoding="sync"
          className={styles.picture}
        />
      </a>
      <div className={styles.edge}>
        <span data-name className={styles.number}>
          {frame}
        </span>
        <span data-name className={styles.title}>
          {title}
          <span className={styles.subtitle}> {subtitle}</span>
        </span>
        <Link href={orderHref} className={styles.category}>
          {category}
        </Link>
      </div>
    </li>
  )
}
