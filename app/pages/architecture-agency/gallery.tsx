import { useId } from 'react'
import type { architectureAgency } from '#words/architecture-agency.ts'
import { galleryPictures } from '~/content/architecture-pictures'
import { behaviour } from '~/islands/behaviour'
import { jpegAddress } from '~/lib/picture-address'
import { SectionHeading } from '~/sections/section-heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './gallery.module.css'

type GalleryProps = { words: (typeof architectureAgency)['gallery'] }

/** Full-width gallery of the pictures that the page has not shown yet; each opens in the lightbox. Source: spec §2, "gallery". */
export function Gallery({ words }: GalleryProps) {
  const id = useId()
  const { label, title, text, pictures } = words
  return (
    <Section surface="graphite" width="bleed" aria-labelledby={id} className={styles.gallery}>
      <div className={styles.heading}>
        <SectionHeading id={id} label={label} title={title} text={text} />
      </div>
      <ul className={styles.wall} {...behaviour('gallery')}>
        {pictures.map(({ slug, title }) => (
          <li key={slug} className={styles.place} data-shape={shapeOf(galleryPictures[slug])}>
            <a
              href={jpegAddress(galleryPictures[slug])}
              aria-haspopup="dialog"
              className={styles.open}
            >
              <Picture picture={galleryPictures[slug]} sizes="(width >= 62rem) 50vw, 100vw" />
              <span data-name className={styles.title}>
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Name of a picture's shape by its aspect ratio; the style sheet gives each of the five its share of a row. */
function shapeOf({ width, height }: { width: number; height: number }) {
  const ratio = width / height
  if (ratio > 1.7) return 'wide'
  if (ratio > 1.2) return 'landscape'
  if (ratio > 0.9) return 'square'
  return ratio > 0.78 ? 'portrait' : 'tall'
}
