import { site } from '../../app/content/en/site.ts'
import type { PageFacts } from '../page-facts.ts'

/** Headings for the pages below an address; all others are listed under the first. */
const sections = [
  { title: 'Pages', prefix: '' },
  { title: 'Services', prefix: '/service/' },
  { title: 'Projects', prefix: '/portfolio/' },
  { title: 'Case studies', prefix: '/case-study/' },
  { title: 'Articles', prefix: '/blog/' },
  { title: 'Team', prefix: '/team/' },
] as const

/** The site in one page of Markdown for language models, in the form of llmstxt.org. */
export function llmsText(pages: readonly ({ path: string } & PageFacts)[]) {
  const groups = Map.groupBy(pages, ({ path }) =>
    sections.findLast(({ prefix }) => path.startsWith(prefix)),
  )
  const lists = sections.map((section) => {
    const lines = (groups.get(section) ?? []).map(
      ({ path, title, description }) => `- [${title}](${site.url}${path}): ${description}`,
    )
    return `## ${section.title}\n\n${lines.join('\n')}`
  })
  const { street, postalCode, city, country } = site.address
  return `# ${site.name}

> ${site.description}

${street}, ${postalCode} ${city}, ${country}. ${site.phone.label}, ${site.email}. ${site.hours}.
The pages of the demonstration homes speak for invented businesses: their figures are not the studio's.

${lists.join('\n\n')}
`
}
