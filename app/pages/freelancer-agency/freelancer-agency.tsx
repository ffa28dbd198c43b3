import type { LinksFunction } from 'react-router'
import { preloadedFaces } from '#desk-faces'
import { freelancerAgency } from '#words/freelancer-agency.ts'
import { projectFilters } from '#words/project-categories.ts'
import { projectNames } from '~/content/collections/projects'
import { partners } from '~/content/partners'
import { apps, lettering, morning, pages, screens } from '~/content/pictures/desk'
import type { PageHandle } from '~/layouts/page-surface'
import type { Picture } from '~/lib/picture'
import { preloadFonts } from '~/lib/preload-fonts'
import { HoverList } from '~/sections/hover-list/hover-list'
import { pageMeta } from '~/seo/page-meta'
import { PageIndex } from '~/ui/page-index'
import type { Route } from './+types/freelancer-agency'
import { End } from './end'
import './frame.css'
import './surfaces.css'
import styles from './freelancer-agency.module.css'
import { Hero } from './hero'
import { Work } from './work'

type ServiceId = (typeof freelancerAgency.services.items)[number]['id']

/** The picture of each service and the page to which it links. */
const services: Record<ServiceId, { picture: Picture; href: string }> = {
  screens: { picture: screens, href: '/service/ui-ux-design' },
  lettering: { picture: lettering, href: '/service/creative-design' },
  apps: { picture: apps, href: '/service/technology' },
  pages: { picture: pages, href: '/service/reactjs-development' },
}

export const handle = {
  surface: 'paper',
  footer: 'paper',
  hasOwnFace: true,
} satisfies PageHandle

export function loader() {
  return { words: freelancerAgency, partners, projectNames, filters: projectFilters }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: '/freelancer-agency',
    picture: morning,
  })
}

/** Preloads the headline's fonts. */
export const links: LinksFunction = () => preloadFonts(preloadedFaces)

/** The home page of an invented freelancer: one column, large type, little colour. Source: spec §2, "Freelancer portfolio". */
export default function FreelancerAgencyPage({
  loaderData: { words, partners, projectNames, filters },
}: Route.ComponentProps) {
  const { label, title, items } = words.services
  return (
    <div className={styles.desk}>
      <Hero words={words.hero} />
      <PageIndex
        links={[
          { href: '#services', label },
          { href: '#work', label: words.work.label },
          { href: '#partners', label: words.partners.label },
          { href: '#diary', label: words.call.free },
        ]}
      />
      <div id="services">
        <HoverList
          label={label}
          title={title}
          items={items.map((service) => ({ ...service, ...services[service.id] }))}
          look="index"
          surface="paper"
        />
      </div>
      <Work words={words.work} projectNames={projectNames} filters={filters} />
      <End words={words} partners={partners} />
    </div>
  )
}
