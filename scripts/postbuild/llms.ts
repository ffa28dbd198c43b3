import { seo } from '#words/seo.ts'
import { site } from '#words/site.ts'
import type { PageFacts } from '../page-facts.ts'

const { llms } = seo

/** Headings for the pages below an address; all others are listed under the first. */
const sections = [
  { title: llms.pages, prefix: '' },
  { title: llms.services, prefix: '/service/' },
  { title: llms.projects, prefix: '/portfolio/' },
  { title: llms.caseStudies, prefix: '/case-study/' },
  { title: llms.articles, prefix: '/blog/' },
  { title: llms.team, prefix: '/team/' },
] as const

/** The site in one page of Markdown for language models, in the form of llmstxt.org. */
export function llmsText(pages: readonly ({ path: string; page: string } & PageFacts)[]) {
  const groups = Map.groupBy(pages, ({ page }) =>
    sections.findLast(({ prefix }) => page.startsWith(prefix)),
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
${llms.note}

${lists.join('\n\n')}
`
}
