import type { ServiceLook } from '~/content/collections/services'
import { classNames } from '~/lib/class-names'
import { facetPath, visibleFacets } from '~/lib/icosahedron'
import { pageAddress } from '~/lib/page-address'
import { ProjectCrop } from '~/sections/project-picture'
import styles from './figure.module.css'

type FigureProps = {
  /**
   * The service's slug, at the head of its own page: the picture in the index turns into this figure, and the object
   * shows the service's picture through all but its solid faces.
   */
  slug?: string
  look: ServiceLook
  className?: string
}

/** A service's own view of the faceted object, from very near. */
export function Figure({ slug, look: { surface, figure }, className }: FigureProps) {
  const { picture } = figure
  return (
    <div
      data-shared={slug ? pageAddress(`/service/${slug}`) : undefined}
      data-surface={surface}
      className={classNames(styles.frame, className)}
    >
      {slug ? (
        <ProjectCrop
          picture={picture}
          // Decorative: the project has its own page.
          alt=""
          // In wide windows as high as the window, about three fifths of its width, and as wide as its shape asks.
          sizes={`(width >= 62rem) ${Math.round((58 * picture.width) / picture.height)}vw, 100vw`}
          priority
          data-focus={figure.focus ?? picture.focus}
        />
      ) : null}
      <svg
        viewBox={figure.viewBox}
        preserveAspectRatio="xMidYMid slice"
        className={styles.drawing}
        // A hairline in the face's own colour closes the seams that antialiasing would leave.
        fill="currentColor"
        stroke="currentColor"
        strokeWidth={2}
        aria-hidden="true"
      >
        {visibleFacets(figure.rotation)
          .filter(({ face }) => !slug || figure.solid.includes(face))
          .map((facet) => (
            <path key={facet.face} d={facetPath(facet)} color={facet.color} />
          ))}
      </svg>
    </div>
  )
}
