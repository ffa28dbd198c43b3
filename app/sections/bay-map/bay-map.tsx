import { type ReactNode, useId } from 'react'
import { contacts } from '~/content/contacts'
import { behaviour } from '~/islands/behaviour'
import { Button } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { useUiWords } from '~/ui/ui-words'
import styles from './bay-map.module.css'
import { bayFrame } from './frame'
import { places } from './places'

const { latitude, longitude } = contacts.location

const mapAddress = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

type BayMapProps = {
  /** Also writes the street beside the studio, where the map is large. */
  namesStreet?: boolean
  /** Under the title. */
  children?: ReactNode
}

/**
 * The studio's location: our own drawing of the bay, and the live map on request. Until then nothing is requested
 * from the map's host. Source: spec §2; D20.
 */
export function BayMap({ namesStreet, children }: BayMapProps) {
  const { bayMap: words } = useUiWords()
  const titleId = useId()

  return (
    <section
      className={styles.map}
      aria-labelledby={titleId}
      data-at={`${latitude} ${longitude}`}
      data-embed-title={words.embedTitle}
      {...behaviour('bay-map')}
    >
      <div className={styles.head}>
        <Heading level={2} size="subtitle" id={titleId}>
          {words.title}
        </Heading>
        {children}
        <div className={styles.side}>
          <p className={styles.actions}>
            <Button
              variant="outline"
              className={styles.toggle}
              data-other-label={words.showDrawing}
            >
              {words.showLive}
            </Button>
            <Link href={mapAddress} className={styles.elsewhere}>
              {words.openElsewhere}
            </Link>
          </p>
          <p className={styles.note}>{words.note}</p>
        </div>
      </div>
      <BayDrawing namesStreet={namesStreet} />
    </section>
  )
}

/** The land and the points of the places are a mask from a file (bay-map.module.css), with the names above it. */
function BayDrawing({ namesStreet }: Pick<BayMapProps, 'namesStreet'>) {
  const { bayMap: words, contactInfo } = useUiWords()
  const studio = toPoint(longitude, latitude)
  return (
    <div className={styles.frame}>
      <div className={styles.drawing}>
        <div data-ink="bay" className={styles.land} />
        <svg
          viewBox={`0 0 ${bayFrame.width} ${bayFrame.height}`}
          role="img"
          aria-label={words.alt}
          className={styles.names}
        >
          {places.map(({ name, at, side, isAfloat, isMinor, ...offset }) => (
            <text
              key={name}
              {...toPoint(at[0], at[1])}
              {...offset}
              textAnchor={side}
              data-minor={isMinor}
              className={isAfloat ? styles.afloat : styles.ashore}
            >
              {words.places[name]}
            </text>
          ))}
          <g transform={`translate(${studio.x} ${studio.y})`}>
            <path d="M0 0-30-52H0Z" className={styles.markerLight} />
            <path d="M0 0 30-52H0Z" className={styles.markerShade} />
            <text x={-40} y={-20} textAnchor="end" className={styles.name}>
              {words.studio}
            </text>
            {namesStreet && (
              <text x={-40} y={10} textAnchor="end" data-minor className={styles.ashore}>
                {contactInfo.street}
              </text>
            )}
          </g>
        </svg>
      </div>
    </div>
  )
}

/** Converts degrees to units of the drawing. */
function toPoint(east: number, north: number) {
  return {
    x: Math.round((east - bayFrame.west) * bayFrame.xPerDegree),
    y: Math.round((bayFrame.north - north) * bayFrame.yPerDegree),
  }
}
