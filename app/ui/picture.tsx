import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import type { Picture as PictureRecord } from '~/lib/picture'
import { jpegAddress, pictureAddress, uprightAddress } from '~/lib/picture-address'
import styles from './picture.module.css'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt' | 'loading'> & {
  picture: PictureRecord
  /** The `sizes` attribute, or the width of the place in pixels, if it is the same in every window. */
  sizes: string | number
  /**
   * The `sizes` of the portrait crop, if the catalogue has one: it fills the window, and the window is taller than 16
   * to 9.
   */
  uprightSizes?: string
  /** In windows narrower than 40rem, where it fills the width: the same subject, composed for them. */
  narrow?: PictureRecord | undefined
  /** Loads eagerly with high priority: for the one picture that a page shows first. */
  priority?: boolean
  /** Loads eagerly and is painted with the page, at ordinary priority: for another picture of the first screen. */
  eager?: boolean
  /** Replaces the catalogue's alt text where the picture means something else. */
  alt?: string
}

/** A catalogue picture as AVIF, or else as JPEG, on its dominant colour until it has loaded. */
export function Picture({
  picture,
  sizes,
  uprightSizes,
  narrow,
  priority,
  eager = priority,
  alt,
  className,
  ...rest
}: PictureProps) {
  return (
    <picture className={styles.picture}>
      {uprightSizes && picture.uprightWidths ? (
        // A phone held upright shows a third of a wide picture and need not load the rest.
        <source
          media="(max-aspect-ratio: 9/16)"
          type="image/avif"
          srcSet={srcSet(picture.uprightWidths, (width) => uprightAddress(picture, width))}
          sizes={uprightSizes}
        />
      ) : null}
      {narrow ? (
        <source
          media="(width < 40rem)"
          type="image/avif"
          srcSet={srcSet(narrow.widths, (width) => pictureAddress(narrow, width))}
          sizes="100vw"
          width={narrow.width}
          height={narrow.height}
        />
      ) : null}
      <source
        type="image/avif"
        srcSet={srcSet(widthsWithin(picture.widths, sizes), (width) =>
          pictureAddress(picture, width),
        )}
        sizes={typeof sizes === 'number' ? `${sizes}px` : sizes}
      />
      <img
        src={jpegAddress(picture)}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        data-color={picture.color}
        data-focus={picture.focus}
        decoding={eager ? 'sync' : 'async'}
        loading={eager ? 'eager' : 'lazy'}
        // Browsers raise the priority of pictures in the window, which would then compete with the first one.
        fetchPriority={priority ? 'high' : 'low'}
        className={classNames(styles.image, className)}
        {...rest}
      />
    </picture>
  )
}

function srcSet(widths: readonly number[], address: (width: number) => string): string {
  return widths.map((width) => `${address(width)} ${width}w`).join(', ')
}

/** A place of a known width needs no version with more than three device pixels for each of its own. */
function widthsWithin(widths: readonly number[], sizes: string | number): readonly number[] {
  if (typeof sizes === 'string') return widths
  const enough = widths.findIndex((width) => width >= 3 * sizes)
  return enough === -1 ? widths : widths.slice(0, enough + 1)
}
