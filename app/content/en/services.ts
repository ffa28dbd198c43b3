/**
 * What the cards, menus and headings need of each service. Process, deliverables and questions
 * stand in `services/`, one file each. Links to the services: `serviceLinks` in `site-links.ts`.
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
  /** What the client holds in the end. */
  deliverables: readonly string[]
  /** The line under its picture (`service-pictures.ts`). */
  scene: string
  /** Source: spec §2, "a 3-step development process". */
  process: readonly [ServiceStep, ServiceStep, ServiceStep]
  /** Eight of them, and none that another page asks. Source: spec §2. */
  questions: readonly ServiceQuestion[]
}

export const services = [
  {
    slug: 'ui-ux-design',
    title: 'UI/UX design',
    summary:
      'Screens that people understand without being told: observed, drawn, tried with users and handed over with every state.',
  },
  {
    slug: 'reactjs-development',
    title: 'React development',
    summary:
      'Websites and web apps in React and TypeScript that arrive as finished pages, stay light and can be read by your next developer.',
  },
  {
    slug: 'digital-marketing',
    title: 'Digital marketing',
    summary:
      'Search, content and measured campaigns in three languages, for companies that would rather be found than shout.',
  },
  {
    slug: 'technology',
    title: 'Technology',
    summary:
      'iOS, Android and Flutter apps, and the servers and interfaces behind them, built for the phones that people really own.',
  },
  {
    slug: 'consultancy',
    title: 'Consultancy',
    summary:
      'A second opinion before you spend: code read, tenders checked, products measured, and a written answer that you can act on.',
  },
  {
    slug: 'creative-design',
    title: 'Creative design',
    summary:
      'Names, marks, type in Arabic and Latin, packaging and rendered pictures, drawn so that they still work on a wet crate.',
  },
] as const satisfies readonly Service[]

export type ServiceSlug = (typeof services)[number]['slug']

/** The page at `/service/service-details`: how any of the services is run and bought. */
export const genericService = {
  slug: 'service-details',
  title: 'How we work',
  summary:
    'What all services of the studio have in common: who does the work, what you receive, how it is checked and how it ends.',
} as const satisfies Service
