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
  /** The same subject, composed for narrow windows. */
  narrow?: PictureRecord | undefined
  /** Its name in the viewer, and over the caption of a drawing that has one for narrow windows. */
  title: string
  /** The caption. @default nothing */
  text?: string | undefined
  /** The caption in narrow windows, where the legend is drawn with a drop for ten. */
  narrowText?: string | undefined
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
  const { picture, narrow, title, text, narrowText, legend } = item

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
        <Picture picture={picture} narrow={narrow} sizes={sizes} className={styles.picture} />
      </a>
      {legend ? (
        <ul className={styles.legend}>
          {legend.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b>
              {` ${label}`}
              {narrowText ? <Drops count={Math.round(Number(value) / 10)} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {text ? (
        <figcaption className={styles.caption}>
          {narrowText ? (
            <>
              <b>{title}</b> <span className={styles.wideText}>{text}</span>
              <span className={styles.narrowText}>{narrowText}</span>
            </>
          ) : (
            text
          )}
        </figcaption>
      ) : null}
    </figure>
  )
}

const drop = 'c0 .4.42.6.42 1a.42.42 0 01-.84 0c0-.4.42-.6.42-1z'
const dropsPerRow = 30

/** A count as drops, only for narrow windows: those of the whole drawing would be too small there. */
function Drops({ count }: { count: number }) {
  const steps = Array.from({ length: count }, (_, index) => {
    if (index === 0) return 'M.5.1'
    return index % dropsPerRow === 0 ? `m${1 - dropsPerRow} 1.65` : 'm1 0'
  })
  return (
    <svg
      viewBox={`0 0 ${dropsPerRow} ${Math.ceil(count / dropsPerRow) * 1.65}`}
      className={styles.drops}
      aria-hidden="true"
    >
      <path d={steps.map((step) => step + drop).join('')} />
    </svg>
  )
}
