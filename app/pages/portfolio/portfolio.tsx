import { portfolio } from '#words/portfolio.ts'
import { projectFilters } from '#words/project-categories.ts'
import { projects } from '~/content/collections/projects'
import type { PageHandle } from '~/layouts/page-surface'
import { pageMeta } from '~/seo/page-meta'
import { collectionData } from '~/seo/structured-collection'
import { breadcrumbData } from '~/seo/structured-page'
import { FilterBar } from '~/ui/filtered-list/filter-bar'
import { filteredList } from '~/ui/filtered-list/filtered-list'
import { LoadMore } from '~/ui/filtered-list/load-more'
import { Section } from '~/ui/section'
import type { Route } from './+types/portfolio'
import { End } from './end'
import { Hero } from './hero'
import styles from './portfolio.module.css'
import { Tile } from './tile'

export const handle = { surface: 'ink' } satisfies PageHandle

export function loader() {
  const filters = projectFilters.map((choice) => ({
    ...choice,
    count: projects.filter(
      ({ category }) => choice.category === 'all' || choice.category === category,
    ).length,
  }))
  return { words: portfolio, projects, filters }
}

export function meta({ loaderData: { words, projects } }: Route.MetaArgs) {
  const { title, description } = words
  return pageMeta({
    title,
    description,
    path: '/portfolio',
    jsonLd: [
      collectionData(
        title,
        '/portfolio',
        projects.map(({ slug, title: name }) => ({ name, path: `/portfolio/${slug}` })),
      ),
      breadcrumbData([{ label: title, path: '/portfolio' }]),
    ],
  })
}

/** How many projects are shown at first. */
const initial = 7

/** Positions (0-based) of the tiles that are two columns of three wide. Source: spec §4, "items at positions 4 and 7". */
const widePositions = [3, 6]

/** Ten projects, filtered by kind: seven at first, three more on request. Source: spec §2, §4. */
export default function PortfolioPage({
  loaderData: { words, projects, filters },
}: Route.ComponentProps) {
  return (
    <>
      <Hero words={words} projects={projects} />
      <Section
        surface="ink"
        space="none"
        aria-label={words.projects.label}
        className={styles.work}
        {...filteredList({ name: 'portfolio', initial, step: 3, widePositions })}
      >
        <FilterBar label={words.projects.filter} choices={filters} />
        <ul className={styles.wall}>
          {projects.map((item, index) => (
            <Tile
              key={item.slug}
              project={item}
              isWide={widePositions.includes(index)}
              hidden={index >= initial}
              isBelowPhone={index > 0}
            />
          ))}
        </ul>
        <LoadMore shown={initial} total={projects.length} />
      </Section>
      <End words={words.callToAction} colors={projects.map(({ picture }) => picture.color)} />
    </>
  )
}
