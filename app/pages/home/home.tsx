import { home } from '#words/home.ts'
import { site } from '#words/site.ts'
import { demoLinks } from '#words/site-links.ts'
import { awards } from '~/content/awards'
import { articles } from '~/content/collections/articles'
import { projects } from '~/content/collections/projects'
import { services } from '~/content/collections/services'
import { marchTeasers } from '~/content/march-teasers'
import { testimonialsNamed } from '~/content/testimonials'
import type { PageHandle } from '~/layouts/page-surface'
import { Awards } from '~/sections/awards/awards'
import { CallToAction } from '~/sections/call-to-action'
import { pageMeta } from '~/seo/page-meta'
import { studioData, websiteData } from '~/seo/structured-studio'
import type { Route } from './+types/home'
import { Doors } from './doors/doors'
import { Facts } from './facts'
import { Hero } from './hero'
import { Journal } from './journal'
import { homeProjects } from './projects'
import { Reasons } from './reasons'
import './rhythm.css'
import { Services } from './services'
import { Work } from './work'

export const handle = { surface: 'ink' } satisfies PageHandle

export function loader() {
  const [newest] = articles
  if (!newest) throw new Error('The blog has no article.')
  const [client] = testimonialsNamed(['djamel-ifticen'])
  if (!client) throw new Error('The harbour master has no testimonial.')
  return {
    words: home,
    description: site.description,
    projects: homeProjects.flatMap((slug) => projects.filter((project) => project.slug === slug)),
    client,
    services: services.map(({ slug, title, result }) => ({ slug, title, result })),
    demos: demoLinks,
    awards,
    newest,
    /** The three newest articles of March. */
    posts: marchTeasers.slice(0, 3),
  }
}

export function meta({ loaderData: { words, description } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description,
    path: '/',
    jsonLd: [studioData(), websiteData()],
  })
}

/** The studio's home page at `/` and `/digital-agency`. Source: spec §2, "Mobile app studio home". */
export default function HomePage({
  loaderData: { words, description, services, projects, client, demos, awards, newest, posts },
}: Route.ComponentProps) {
  return (
    <>
      <Hero words={words.hero} text={description} />
      <Facts index={words.index} words={words.facts} />
      <Services words={words.services} services={services} />
      <Reasons words={words.reasons} />
      <Work words={words.work} projects={projects} client={client} />
      <Doors words={words.doors} links={demos} />
      <Awards id="awards" {...words.awards} awards={awards} surface="sea" />
      <Journal words={words.journal} newest={newest} posts={posts} />
      <CallToAction {...words.callToAction} />
    </>
  )
}
