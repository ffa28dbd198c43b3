import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import type { Picture as PictureRecord } from '~/lib/picture'
import { jpegAddress, pictureAddress, uprightAddress } from '~/lib/picture-address'
import styles from './picture.module.css'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'loading'> & {
  picture: PictureRecord
  /** The `sizes` attribute. */
  sizes: string
  /**
   * The `sizes` of the portrait crop, if the catalogue has one: it fills the window, and the window is taller than 16
   * to 9.
   */
  uprightSizes?: string
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
      <source
        type="image/avif"
        srcSet={srcSet(picture.widths, (width) => pictureAddress(picture, width))}
        sizes={sizes}
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
