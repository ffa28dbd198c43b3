import { createContext, type ReactNode, use } from 'react'
import { behaviour } from '~/islands/behaviour'
import { classNames } from '~/lib/class-names'
import type { Picture as PictureRecord } from '~/lib/picture'
import { jpegAddress } from '~/lib/picture-address'
import { Picture } from '~/ui/picture'
import styles from './plates.module.css'

/** A picture of a page that opens in the viewer. */
type PlateItem = {
  picture: PictureRecord
  /** Its name in the viewer. */
  title: string
  /** The caption. @default nothing */
  text?: string
  /** What the colours of a drawing count, in its order; see `legend` in `content/collections/fields.ts`. */
  legend?: readonly { value: string; label: string }[] | undefined
}

const PlatesContext = createContext<readonly PlateItem[]>([])

type PlatesProps = { items: readonly PlateItem[]; children: ReactNode }

/**
 * The pictures of a page, wherever each `Plate` is inside: the viewer shows all of them in this order. Source: spec
 * §4, "Lightbox".
 */
export function Plates({ items, children }: PlatesProps) {
  return (
    <PlatesContext value={items}>
      <div {...behaviour('gallery')}>{children}</div>
    </PlatesContext>
  )
}

type PlateProps = {
  /** Index of the item. */
  index: number
  sizes: string
  className?: string
}

/** One picture with its caption; it opens the viewer or, without scripts, the picture's own file. */
export function Plate({ index, sizes, className }: PlateProps) {
  const item = use(PlatesContext)[index]
  if (!item) return null
  const { picture, title, text, legend } = item

  return (
    <figure
      data-shape={picture.height > picture.width ? 'upright' : 'wide'}
      className={classNames(styles.plate, className)}
    >
      <a
        href={jpegAddress(picture)}
        aria-haspopup="dialog"
        className={styles.link}
        data-title={title}
      >
        <Picture picture={picture} sizes={sizes} className={styles.picture} />
      </a>
      {legend ? (
        <ul className={styles.legend}>
          {legend.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b>
              {` ${label}`}
            </li>
          ))}
        </ul>
      ) : null}
      {text ? <figcaption className={styles.caption}>{text}</figcaption> : null}
    </figure>
  )
}
