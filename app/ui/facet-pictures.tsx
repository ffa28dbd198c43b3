import { pictureMatrix, restingRotation, visibleFacets } from '~/lib/icosahedron'
import type { Picture as PictureRecord } from '~/lib/picture'
import styles from './facet-pictures.module.css'
import { Picture } from './picture'

type Corner = 0 | 1 | 2

/** A picture on one face of the object. */
export type FacetPicture = {
  /** Index of a face that is visible at rest. */
  face: number
  /** Which of the face's three corners are, in the picture, at the top, lower left and lower right. */
  corners: readonly [top: Corner, left: Corner, right: Corner]
  /** A picture of 4:3; decorative here. */
  picture: PictureRecord
}

type FacetPicturesProps = { pictures: readonly FacetPicture[]; className?: string }

/** The size in which a picture is laid out before its face transforms it; a pixel has no size of its own here. */
const [width, height] = [400, 300]

/**
 * Pictures on the faces of the object at rest. Decorative: the work that they show is on the page. The object's
 * behaviour draws the same pictures once it moves; a picture that does not load leaves its face plain.
 *
 * They are `<img>` elements, because browsers fetch those early and paint them with the text, which they do not with
 * the pictures of a drawing.
 * @throws if a face is not visible at rest.
 */
export function FacetPictures({ pictures, className }: FacetPicturesProps) {
  const facets = visibleFacets(restingRotation)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden with the object around it.
    <svg viewBox="-1.08 -1.08 2.16 2.16" className={className}>
      {pictures.map(({ face, corners, picture }) => {
        const facet = facets.find((visible) => visible.face === face)
        if (!facet) throw new Error(`Face ${face} is not visible at rest.`)
        const [top, left, right] = corners
        const [a, b, c, d, e, f] = pictureMatrix(
          facet.points[top],
          facet.points[left],
          facet.points[right],
        )
        const matrix = [a / width, b / width, c / height, d / height, e, f]
        return (
          <foreignObject
            key={face}
            width={width}
            height={height}
            transform={`matrix(${matrix.map((value) => +value.toPrecision(4)).join(' ')})`}
          >
            <Picture
              picture={picture}
              alt=""
              sizes="(width >= 64rem) 38vw, 54vw"
              eager
              className={styles.picture}
              data-face={face}
              data-corners={corners.join(' ')}
            />
          </foreignObject>
        )
      })}
    </svg>
  )
}
