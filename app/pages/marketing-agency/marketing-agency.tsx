import type { LinksFunction } from 'react-router'
import { preloadedFaces } from '#billboard-faces'
import { marketingAgency } from '#words/marketing-agency.ts'
import { projectNames } from '~/content/collections/projects'
import { marchTeasers } from '~/content/march-teasers'
import { partners } from '~/content/partners'
import { hoarding, launches, letters, search, walls } from '~/content/pictures/billboard'
import type { PageHandle } from '~/layouts/page-surface'
import type { Picture } from '~/lib/picture'
import { preloadFonts } from '~/lib/preload-fonts'
import { HoverList } from '~/sections/hover-list/hover-list'
import { VideoBlock } from '~/sections/video-block'
import { pageMeta } from '~/seo/page-meta'
import { PageIndex } from '~/ui/page-index'
import { useUiWords } from '~/ui/ui-words'
import type { Route } from './+types/marketing-agency'
import { Agile } from './agile'
import { End } from './end'
import './frame.css'
import { Hero } from './hero'
import styles from './marketing-agency.module.css'
import './surfaces.css'

type ServiceId = (typeof marketingAgency.services.items)[number]['id']

const pictures: Record<ServiceId, Picture> = { walls, launches, search, letters }

/** The page to which all services link. */
const href = '/service/service-details'

export const handle = {
  surface: 'poster',
  footer: 'poster',
  hasOwnFace: true,
} satisfies PageHandle

export function loader() {
  return { words: marketingAgency, posts: marchTeasers, partners, projectNames }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: '/marketing-agency',
    picture: hoarding,
  })
}

/** Preloads the headline's font. */
export const links: LinksFunction = () => preloadFonts(preloadedFaces)

/** The home page of an invented marketing agency, in type of billboard size. Source: spec §2, "Marketing agency". */
export default function MarketingAgencyPage({
  loaderData: { words, posts, partners, projectNames },
}: Route.ComponentProps) {
  const { label, title, items } = words.services
  const { pricing, blogCarousel } = useUiWords()
  return (
    <div className={styles.billboard}>
      <Hero words={words.hero} />
      {/* The hero fills the first screen. */}
      <div data-far="">
        <PageIndex
          links={[
            { href: '#bills', label: words.bills.label },
            { href: '#prices', label: pricing.label },
            { href: '#journal', label: blogCarousel.label },
            { href: '#partners', label: words.partners.label },
          ]}
        />
      </div>
      <VideoBlock {...words.film} poster={hoarding} surface="newsprint" width="bleed" />
      <HoverList
        label={label}
        title={title}
        items={items.map((service) => ({ ...service, href, picture: pictures[service.id] }))}
        look="poster"
        surface="tar"
      />
      <Agile words={words.agile} />
      <End words={words} posts={posts} partners={partners} projectNames={projectNames} />
    </div>
  )
}
