import { caseStudies } from './case-studies.ts'

/** Words of the case study showcase. Source: spec §2, "Case study showcase". */
export const caseStudyShowcase = {
  title: 'Case study showcase',
  description:
    'Five case studies by Ikosim Studio: a bank account, a water bill, seven clinics, mountain trails and a shop for handmade tiles.',
  label: 'Five case studies',
  social: 'Follow Us',
  action: 'View Case Study',
  /** One for each case study; the name is in the pagination. Pictures are in `showcase-slides.ts`. */
  slides: caseStudies.map(({ slug, title, client, sector }) => ({
    id: slug,
    name: client,
    title,
    text: `${client}, ${sector.toLowerCase()}`,
  })),
} as const
