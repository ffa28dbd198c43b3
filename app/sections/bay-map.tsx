import { useId, useState } from 'react'
import { bayLabels, bayMapTexts } from '~/content/en/contact'
import { site } from '~/content/en/site'
import { Button } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import styles from './bay-map.module.css'
import { bayFrame } from './bay-map-frame'

const { latitude, longitude } = site.address

/** Half the width and height of the live map, in degrees. */
const reach = { longitude: 0.012, latitude: 0.006 }

const bounds = [
  longitude - reach.longitude,
  latitude - reach.latitude,
  longitude + reach.longitude,
  latitude + reach.latitude,
].map((degrees) => degrees.toFixed(4))

const embedAddress = `https://www.openstreetmap.org/export/embed.html?bbox=${bounds.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`
const mapAddress = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/**
 * The studio's location: our own drawing of the bay, and the live map on request. Until then nothing is requested
 * from the map's host. Source: spec §2; D20.
 */
export function BayMap() {
  const titleId = useId()
  const [isLive, setIsLive] = useState(false)

  return (
    <section className={styles.map} data-live={isLive || undefined} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading level={2} voice="display" id={titleId}>
          <HeadlineLines lines={bayMapTexts.title} />
        </Heading>
        <div className={styles.side}>
          <p className={styles.actions}>
            <Button variant="outline" className={styles.toggle} onClick={() => setIsLive(!isLive)}>
              {isLive ? bayMapTexts.showDrawing : bayMapTexts.showLive}
            </Button>
            <Link href={mapAddress} className={styles.elsewhere}>
              {bayMapTexts.openElsewhere}
            </Link>
          </p>
          <p className={styles.note}>{bayMapTexts.note}</p>
        </div>
      </div>
      {isLive ? (
        <iframe
          src={embedAddress}
          title={bayMapTexts.embedTitle}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allow=""
          // The map is drawn by its own script, and contains a link to a larger one.
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className={styles.live}
        />
      ) : (
        <BayDrawing />
      )}
    </section>
  )
}

/** The land is a mask from a file (bay-map.module.css), with the names above it. */
function BayDrawing() {
  const studio = toPoint(longitude, latitude)
  return (
    <div className={styles.frame}>
      <div className={styles.drawing}>
        <div data-ink="bay" className={styles.land} />
        <svg
          viewBox={`0 0 ${bayFrame.width} ${bayFrame.height}`}
          role="img"
          aria-label={bayMapTexts.alt}
          className={styles.names}
        >
          {bayLabels.map(({ text, at, side, ...rest }) => (
            <text
              key={text}
              {...toPoint(at[0], at[1])}
              textAnchor={side}
              data-minor={'minor' in rest || undefined}
              className={styles.label}
            >
              {text}
            </text>
          ))}
          <g transform={`translate(${studio.x} ${studio.y})`}>
            <path d="M0 0-30-52H0Z" className={styles.markerLight} />
            <path d="M0 0 30-52H0Z" className={styles.markerShade} />
            <text x={-40} y={-20} textAnchor="end" className={styles.name}>
              {site.shortName}
            </text>
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
