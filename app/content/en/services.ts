/**
 * Metadata of the services for cards, menus and headings. Process, deliverables and questions are in `services/`, one
 * file each. Links to the services: `serviceLinks` in `site-links.ts`.
 */

export type Service = {
  /** Last part of the address. */
  slug: string
  title: string
  /** 70 to 160 characters: the card's text and the description for search engines. */
  summary: string
}

export type ServiceStep = { title: string; text: string }
export type ServiceQuestion = { question: string; answer: string }

/** The long text of a service page, in the order of the page. */
export type ServiceText = {
  lead: string
  /** What the client receives. */
  deliverables: readonly string[]
  /** Caption of its picture (`service-pictures.ts`). */
  scene: string
  /** Source: spec §2, "a 3-step development process". */
  process: readonly [ServiceStep, ServiceStep, ServiceStep]
  /** Eight questions, none of them on another service page. Source: spec §2. */
  questions: readonly ServiceQuestion[]
}

export const services = [
  {
    slug: 'ui-ux-design',
    title: 'UI/UX design',
    summary:
      'Screens people understand without help. We watch users, design, test with them, and hand over every screen in every state.',
  },
  {
    slug: 'reactjs-development',
    title: 'React development',
    summary:
      'Websites and web apps in React and TypeScript that load fast, stay light and are easy for your next developer to take over.',
  },
  {
    slug: 'digital-marketing',
    title: 'Digital marketing',
    summary:
      'Search, content and measured campaigns in three languages, for companies whose customers look for them online.',
  },
  {
    slug: 'technology',
    title: 'Technology',
    summary:
      'iOS, Android and Flutter apps, with the servers and APIs behind them, built for the phones that people really own.',
  },
  {
    slug: 'consultancy',
    title: 'Consultancy',
    summary:
      'A second opinion before you spend. We read the code, check the tender or measure the product, and give you a written answer.',
  },
  {
    slug: 'creative-design',
    title: 'Creative design',
    summary:
      'Names, logos, Arabic and Latin lettering, packaging and rendered pictures, all tested on real materials before you use them.',
  },
] as const satisfies readonly Service[]

export type ServiceSlug = (typeof services)[number]['slug']

/** The generic page `/service/service-details`: what all services have in common. */
export const genericService = {
  slug: 'service-details',
  title: 'How we work',
  summary:
    'What all our services have in common: who does the work, what you receive, how we check it and how a project ends.',
} as const satisfies Service
