/**
 * Metadata of the case studies, for heroes, sliders and lists. The long texts are in `case-studies/`, one file each.
 * Figures must agree with those of the project.
 */
import type { ThreeCaptions } from '../caption.ts'
import type { ProjectSlug } from './project-cards.ts'
import type { ProjectFigure } from './projects.ts'

export type CaseStudy = {
  /** Last part of the address. */
  slug: string
  /** What was made or found, in one line: the title of the page and of its hero. */
  title: string
  client: string
  /** The project it is about; absent if the portfolio has none. */
  project?: ProjectSlug
  sector: string
  /** Two sentences beneath the hero's title. */
  intro: string
  /** 70 to 160 characters for search engines and cards. */
  summary: string
}

/** The long text of a case study, in the order of the page. */
export type CaseStudyText = {
  overview: {
    duration: string
    /** Number of members who worked on it; a test compares it with the team pages. */
    teamSize: number
    services: readonly string[]
    paragraphs: readonly string[]
  }
  research: { paragraphs: readonly string[]; findings: readonly string[] }
  result: {
    paragraphs: readonly string[]
    figures: readonly [ProjectFigure, ProjectFigure, ProjectFigure, ProjectFigure]
  }
  /** Quotation from the client; the role does not repeat the client's name. */
  quote: { text: string; name: string; role: string }
  /** One for research, one for what it found, one for the result. */
  captions: ThreeCaptions
}

export const caseStudies = [
  {
    slug: 'tassili-bank-onboarding',
    title: 'A bank account in eleven minutes',
    client: 'Tassili Bank',
    project: 'tassili-bank',
    sector: 'Retail banking',
    intro:
      'Opening an account took three visits and fourteen pages of paper, and six applicants in ten gave up on the way. We moved it into the app and asked which of those pages the law really required.',
    summary:
      'How Tassili Bank moved the opening of an account from three branch visits to eleven minutes on a phone, and doubled the share of applicants who finish.',
  },
  {
    slug: 'noria-water-bills',
    title: 'A water bill that explains itself',
    client: 'Noria Water',
    project: 'noria-water',
    sector: 'Public utilities',
    intro:
      'A water bill in Mostaganem had 27 lines and set off 9,400 phone calls a month. It now has six, on paper and on screen, and the calls have gone down by more than half.',
    summary:
      'How 1,200 recorded calls helped us cut a water bill from 27 lines to six, move payment online and reduce calls about it by 58%.',
  },
  {
    slug: 'yasmine-clinics-two-languages',
    title: 'A clinic app in two languages',
    client: 'Yasmine Clinics',
    project: 'yasmine-clinics',
    sector: 'Health care',
    intro:
      'Patients in Constantine speak one language at home and read another on their prescriptions. We wrote every screen in both languages at once, which made both versions shorter.',
    summary:
      'How an app for seven clinics in Constantine was written in Arabic and French at once, and brought the wait down from 47 minutes to twelve.',
  },
  {
    slug: 'hoggar-trails-offline',
    title: 'Mountain routes that work offline',
    client: 'Hoggar Trails',
    project: 'hoggar-trails',
    sector: 'Travel',
    intro:
      'Walkers need a route description most where there is no network. We built a website for 23 guides, from which walkers save a route to their phones before they leave town.',
    summary:
      'How a website for mountain guides in the Hoggar fits a route, its map and its water points into 3.4 megabytes that work without a signal.',
  },
  {
    slug: 'dar-zellij-shop',
    title: 'A tile shop that measures the wall',
    client: 'Dar Zellij',
    project: 'dar-zellij',
    sector: 'Crafts and retail',
    intro:
      'Handmade tiles were sent back because customers miscounted and because no two batches are the same green. The new shop measures the wall, counts the tiles and offers a sample before it takes an order.',
    summary:
      'How an online shop for handmade tiles learnt to measure walls and match batches, raised orders by 88% and cut returns to 0.7%.',
  },
] as const satisfies readonly CaseStudy[]

export type CaseStudySlug = (typeof caseStudies)[number]['slug']

/** The generic page `/case-study/case-study-details`: the studio's own website as a case study. */
export const genericCaseStudy = {
  slug: 'case-study-details',
  title: 'How we made this website',
  client: 'Ikosim Studio',
  sector: 'Design and software',
  intro:
    'An agency that sells fast, readable pages should have a site of that kind itself. Here is what we demanded of this site, how we check it and where the work went.',
  summary:
    'The studio’s own website as a case study: what we asked of it, what we left out, and the limits that every change must keep to.',
} as const satisfies CaseStudy
