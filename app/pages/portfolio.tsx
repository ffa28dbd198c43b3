import { projectCards, projectFilters } from '~/content/en/project-cards'
import { projectPictures } from '~/content/project-pictures'
import type { PageHandle } from '~/layouts/page-surface'
import { CallToAction } from '~/sections/call-to-action'
import { PageHeading } from '~/sections/page-heading'
import { ProjectTile } from '~/sections/project-tile'
import { pageMeta } from '~/seo/page-meta'
import { collectionData } from '~/seo/structured-collection'
import { breadcrumbData } from '~/seo/structured-page'
import { FilterBar } from '~/ui/filtered-list/filter-bar'
import { filteredList } from '~/ui/filtered-list/filtered-list'
import { LoadMore } from '~/ui/filtered-list/load-more'
import { Section } from '~/ui/section'
import styles from './portfolio.module.css'

export const handle = { surface: 'ink' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: 'Portfolio',
    description:
      'Ten projects by Ikosim Studio: banking, water, harbours, clinics, mountains, clementines. What we made, for whom, and what it changed.',
    path: '/portfolio',
    picture: projectPictures['tassili-bank'],
    jsonLd: [
      collectionData(
        'Portfolio',
        '/portfolio',
        projectCards.map(({ slug, title }) => ({ name: title, path: `/portfolio/${slug}` })),
      ),
      breadcrumbData([{ label: 'Portfolio', path: '/portfolio' }]),
    ],
  })
}

/** How many projects are shown at first. */
const initial = 7

/** Positions (0-based) of the tiles that are two columns of three wide. Source: spec §4, "items at positions 4 and 7". */
const widePositions = [3, 6]

/** Ten projects, filtered by kind: seven at first, three more on request. Source: spec §2, §4. */
export default function PortfolioPage() {
  return (
    <>
      <PageHeading
        title={[{ text: 'The work' }, { text: 'and what it changed', voice: 'counter' }]}
        trail={[{ label: 'Portfolio' }]}
        surface="ink"
      />
      <Section
        surface="ink"
        space="none"
        aria-label="Projects"
        className={styles.work}
        {...filteredList({ name: 'portfolio', initial, step: 3, widePositions })}
      >
        <FilterBar label="Filter projects" choices={projectFilters} />
        <ul className={styles.wall}>
          {projectCards.map((item, index) => (
            <ProjectTile
              key={item.slug}
              project={item}
              picture={projectPictures[item.slug]}
              width={widePositions.includes(index) ? 'twoThirds' : 'third'}
              withSubtitle
              hidden={index >= initial}
              isFirst={index === 0}
              isBelowPhone={index > 0}
              level={2}
            />
          ))}
        </ul>
        <LoadMore shown={initial} total={projectCards.length} />
      </Section>
      <CallToAction
        surface="sea"
        title={[{ text: 'Your project' }, { text: 'could be next.', voice: 'counter' }]}
        text={
          <p>Tell us about it. A designer and a developer read every message that reaches us.</p>
        }
        action={{ label: 'Start a project', href: '/contact' }}
      />
    </>
  )
}
