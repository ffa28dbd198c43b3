import type { architectureAgency } from '#words/architecture-agency.ts'
import { galleryPictures } from '~/content/architecture-pictures'
import { behaviour } from '~/islands/behaviour'
import { jpegAddress } from '~/lib/picture-address'
import { TitledSection } from '~/sections/section-heading'
import { Picture } from '~/ui/picture'
import styles from './gallery.module.css'

type GalleryProps = { words: (typeof architectureAgency)['gallery'] }

/** The pictures that the page has not shown yet, in one row or two; each opens in the lightbox. Source: spec §2, "gallery". */
export function Gallery({ words }: GalleryProps) {
  const { pictures, ...heading } = words
  return (
    <TitledSection surface="graphite" {...heading} {...behaviour('gallery')}>
      <ul className={styles.wall}>
        {pictures.map(({ slug, title }) => (
          <li key={slug} className={styles.place}>
            <a
              href={jpegAddress(galleryPictures[slug])}
              aria-haspopup="dialog"
              className={styles.open}
            >
              <Picture picture={galleryPictures[slug]} sizes="(width >= 62rem) 30vw, 85vw" />
              <span data-name className={styles.title}>
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
