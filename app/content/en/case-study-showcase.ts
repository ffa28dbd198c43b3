/** Words of the case study showcase. Source: spec §2, "Case study showcase". */
export const caseStudyShowcase = {
  title: 'Case study showcase',
  description:
    'Five case studies by Ikosim Studio: a bank account, a water bill, seven clinics, mountain trails and a shop for handmade tiles.',
  label: 'Five case studies',
  /** Beside the title of the paper. There are as many studies as pages. */
  ears: ['Algiers', 'No. 5, five pages', 'Price: 0 DA'],
  /** The number of the next page follows. */
  next: 'Continued on page',
  social: 'Follow Us',
  action: 'View Case Study',
} as const
