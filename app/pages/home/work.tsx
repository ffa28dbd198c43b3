import type { home } from '#words/home.ts'
import type { Project } from '~/content/collections/projects'
import { noriaWater } from '~/content/pictures/projects'
import { marsaPort } from '~/content/pictures/work-marsa-port'
import { qantaraRidesPlate } from '~/content/pictures/work-qantara-rides'
import { riwaqBooksTwoPages } from '~/content/pictures/work-riwaq-books'
import { siroccoAirDocuments } from '~/content/pictures/work-sirocco-air'
import { tassiliBankOpeningWide } from '~/content/pictures/work-tassili-bank'
import { yasmineClinics } from '~/content/pictures/work-yasmine-clinics'
import type { ClientTestimonial } from '~/content/testimonials'
import type { Picture } from '~/lib/picture'
import { ProjectTile, type TileWidth } from '~/sections/project-tile'
import { TitledSection } from '~/sections/section-heading'
import { filteredList } from '~/ui/filtered-list/filtered-list'
import { LoadMore } from '~/ui/filtered-list/load-more'
import { Voice } from './voice'
import styles from './work.module.css'

/** The work itself, by its project's slug: the heads of the portfolio stand there. Others show their first picture. */
const scenes: Partial<Record<string, Picture>> = {
  'tassili-bank': tassiliBankOpeningWide,
  'yasmine-clinics': yasmineClinics,
  'noria-water': noriaWater,
  'marsa-port': marsaPort,
  'riwaq-books': riwaqBooksTwoPages,
  'qantara-rides': qantaraRidesPlate,
  'sirocco-air': siroccoAirDocuments,
}

/** How many tiles are shown at first. */
const initial = 6

/** Positions of the wide tiles; the first is as wide as the page. Source: spec §4, "Mobile studio grid". */
const wideTiles: Partial<Record<number, TileWidth>> = {
  0: 'full',
  3: 'half',
  4: 'twoThirds',
}

type WorkProps = {
  words: (typeof home)['work']
  projects: readonly Project[]
  /** A client of one of them. */
  client: ClientTestimonial
}

/**
 * Nine projects, the first as wide as the page and across the border of two surfaces: six at first, three more with
 * Load More; without scripts all nine. What a client says closes the section. Source: spec §2, "portfolio grid".
 */
export function Work({ words, projects, client }: WorkProps) {
  return (
    <TitledSection
      surface="ink"
      width="bleed"
      id="work"
      className={styles.work}
      {...words}
      {...filteredList({ name: 'studioWork', initial, step: 3 })}
    >
      <div data-surface="chalk" className={styles.ground}>
        <ul className={styles.grid}>
          {projects.map((project, index) => (
            <ProjectTile
              key={project.slug}
              project={project}
              picture={scenes[project.slug] ?? project.picture}
              figure={project.figures[0]}
              width={wideTiles[index] ?? 'third'}
              hidden={index >= initial}
            />
          ))}
        </ul>
        <LoadMore shown={initial} total={projects.length} />
        <Voice client={client} />
      </div>
    </TitledSection>
  )
}
