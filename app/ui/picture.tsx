import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import type { Picture as PictureRecord } from '~/lib/picture'
import { jpegAddress, pictureAddress, uprightAddress } from '~/lib/picture-address'
import styles from './picture.module.css'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'loading'> & {
  picture: PictureRecord
  /** The `sizes` attribute: how wide the picture is shown at which viewport. */
  sizes: string
  /** The `sizes` of its middle, where the catalogue has that: it fills the window, and this one is higher than 16 to 9. */
  uprightSizes?: string
  /** The one picture that a page shows first: fetched at once and before the others. */
  priority?: boolean
  /** Replaces the catalogue's text where the same picture means something else here. */
  alt?: string
}

/**
 * A picture of the catalogue in the best format that the browser knows,
 * on its dominant colour until it has arrived.
 */
export function Picture({
  picture,
  sizes,
  uprightSizes,
  priority,
  alt,
  className,
  ...rest
}: PictureProps) {
  const sources = (format: 'avif' | 'webp') =>
    picture.widths.map((width) => `${pictureAddress(picture, width, format)} ${width}w`).join(', ')

  return (
    <picture className={styles.picture}>
      {uprightSizes && picture.uprightWidths ? (
        <UprightSources picture={picture} widths={picture.uprightWidths} sizes={uprightSizes} />
      ) : null}
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        src={jpegAddress(picture)}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        data-color={picture.color}
        decoding={priority ? 'sync' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        // A browser raises what it finds in the window, and the first picture would share the line with it.
        fetchPriority={priority ? 'high' : 'low'}
        className={classNames(styles.image, className)}
        {...rest}
      />
    </picture>
  )
}

type UprightSourcesProps = { picture: PictureRecord; widths: readonly number[]; sizes: string }

/** A phone held upright shows a third of a wide picture, and need not load the rest. */
function UprightSources({ picture, widths, sizes }: UprightSourcesProps) {
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      media="(max-aspect-ratio: 9/16)"
      type={`image/${format}`}
      srcSet={widths
        .map((width) => `${uprightAddress(picture, width, format)} ${width}w`)
        .join(', ')}
      sizes={sizes}
    />
  ))
}
