import { pictureMatrix, restingRotation, visibleFacets } from '~/lib/icosahedron'
import type { Picture } from '~/lib/picture'
import { pictureAddress } from '~/lib/picture-address'

type Corner = 0 | 1 | 2

/** A picture on one face of the object. */
export type FacetPicture = {
  /** Index of a face that is visible at rest. */
  face: number
  /** Which of the face's three corners are, in the picture, at the top, lower left and lower right. */
  corners: readonly [top: Corner, left: Corner, right: Corner]
  /** A picture of 4:3; decorative here. */
  picture: Picture
}

/** The width of the version shown; the largest face is about 400 pixels high. */
const version = 640

/**
 * Pictures on the faces of the object at rest, the largest first. Decorative: the work that they show is on the page. The object's
 * behaviour draws the same pictures once it moves; a picture that does not load leaves its face plain.
 * @throws if a face is not visible at rest.
 */
export function FacetPictures({
  pictures,
  className,
}: {
  pictures: readonly FacetPicture[]
  className?: string
}) {
  const facets = visibleFacets(restingRotation)
  const [largest] = pictures
  return (
    <svg viewBox="-1.08 -1.08 2.16 2.16" className={className} aria-hidden="true">
      {/* Browsers look ahead for `<img>`, but not for the pictures of a drawing. */}
      {largest ? (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          href={pictureAddress(largest.picture, version)}
        />
      ) : null}
      <clipPath id="facet" clipPathUnits="objectBoundingBox">
        <path d="M.5 0 .933 1H.067Z" />
      </clipPath>
      {pictures.map(({ face, corners, picture }) => {
        const facet = facets.find((visible) => visible.face === face)
        if (!facet) throw new Error(`Face ${face} is not visible at rest.`)
        const [top, left, right] = corners
        const matrix = pictureMatrix(facet.points[top], facet.points[left], facet.points[right])
        return (
          <image
            key={face}
            href={pictureAddress(picture, version)}
            width="1"
            height="1"
            preserveAspectRatio="none"
            clipPath="url(#facet)"
            transform={`matrix(${matrix.map((value) => value.toFixed(3)).join(' ')})`}
            data-face={face}
            data-corners={corners.join(' ')}
          />
        )
      })}
    </svg>
  )
}
