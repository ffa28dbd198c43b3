import {
  createContext,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useMemo,
  useState,
} from 'react'
import type { Picture as PictureRecord } from '~/content/pictures/picture'
import { classNames } from '~/lib/class-names'
import { pictureAddress } from '~/lib/picture-address'
import { Picture } from '~/ui/picture'
import styles from './plates.module.css'

/** A picture of a page that can be looked at on its own. */
type PlateItem = {
  picture: PictureRecord
  /** Its name in the viewer. */
  title: string
  /** What stands under it. @default nothing */
  text?: string
}

const loadLightbox = () => import('~/ui/lightbox')
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }))

type Viewer = { items: readonly PlateItem[]; open: (index: number) => Promise<void> }

const ViewerContext = createContext<Viewer>({ items: [], open: async () => {} })

type PlatesProps = { items: readonly PlateItem[]; children: ReactNode }

/**
 * The pictures of a page, wherever each `Plate` stands inside: the viewer goes through all of them in this order.
 * Its code is fetched when the first one is opened. Source: spec §4, "Lightbox".
 */
export function Plates({ items, children }: PlatesProps) {
  const [index, setIndex] = useState<number | null>(null)
  const viewer = useMemo(
    () => ({
      items,
      async open(chosen: number) {
        // React would show the error page; the picture is still there to be looked at.
        const isThere = await loadLightbox().then(Boolean, () => false)
        const item = items[chosen]
        if (isThere) setIndex(chosen)
        else if (item) location.assign(largest(item.picture))
      },
    }),
    [items],
  )
  return (
    <ViewerContext value={viewer}>
      {children}
      {index === null ? null : (
        <Suspense>
          <Lightbox items={items} index={index} onIndexChange={setIndex} />
        </Suspense>
      )}
    </ViewerContext>
  )
}

type PlateProps = {
  /** Which of the items around it. */
  index: number
  sizes: string
  className?: string
}

/** One picture with its caption; it opens the viewer, and without scripts the picture's own file. */
export function Plate({ index, sizes, className }: PlateProps) {
  const { items, open } = use(ViewerContext)
  const item = items[index]
  if (!item) return null
  const { picture, text } = item

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void open(index)
  }

  return (
    <figure
      data-shape={picture.height > picture.width ? 'upright' : 'wide'}
      className={classNames(styles.plate, className)}
    >
      <a
        href={largest(picture)}
        aria-haspopup="dialog"
        data-cursor="picture"
        className={styles.link}
        onClick={onClick}
      >
        <Picture picture={picture} sizes={sizes} className={styles.picture} />
      </a>
      {text ? <figcaption className={styles.caption}>{text}</figcaption> : null}
    </figure>
  )
}

/** The widest version that every browser can show. */
function largest(picture: PictureRecord): string {
  return pictureAddress(picture, picture.jpegWidths.at(-1) ?? picture.width, 'jpg')
}
