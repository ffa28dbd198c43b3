import type { architectureAgency } from '#words/architecture-agency.ts'
import { buildingPictures } from '~/content/architecture-pictures'
import { comma } from '~/lib/comma'
import { TitledSection } from '~/sections/section-heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import styles from './projects.module.css'

const tall = '(width >= 48rem) 30vw, 56vw'
const wide = '(width >= 48rem) 62vw, 92vw'

/** `sizes` of the pictures, in the order of the content. */
const sizes = [tall, wide, tall, tall, wide]

type ProjectsProps = { words: (typeof architectureAgency)['projects'] }

/** Five buildings on one ground, each with a dimension line on its picture. Source: spec §2, "latest projects". */
export function Projects({ words }: ProjectsProps) {
  const { title, text, href, buildings } = words
  return (
    <TitledSection id="projects" surface="plaster" title={title} text={text}>
      <ul className={styles.spread}>
        {buildings.map(({ slug, name, place, year, measure }, index) => (
          <li key={slug} data-cursor="picture" className={styles.building}>
            <Picture picture={buildingPictures[slug]} sizes={sizes[index] ?? '100vw'} />
            <p className={styles.measure}>
              <b className={styles.length}>{measure.length}</b> {measure.of}
            </p>
            <h3 className={styles.name}>
              <Link href={href} cover className={styles.link}>
                {name}
              </Link>
            </h3>
            <p className={styles.place}>{`${place}${comma}${year}`}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
