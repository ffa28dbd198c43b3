/** Words of the case study showcase. Source: spec §2, "Case study showcase". */
export const caseStudyShowcase = {
  title: 'Case study showcase',
  description:
    'Five case studies by Ikosim Studio: a bank account, a water bill, seven clinics, mountain trails and a shop for handmade tiles.',
  label: 'Five case studies',
  /** Beside the title of the paper. There are as many studies as pages. */
  ears: ['Algiers', 'No. 5, five pages', 'Price: 0 DA'],
  /** Below the headline of another page; its number follows. */
  next: 'Continued on page',
  social: 'Follow Us',
  action: 'View Case Study',
  /** Below the pictures, by study: what they say, in the language of the page. */
  captions: {
    'noria-water-bills': 'The bill for May 2025, three months after launch.',
    'tassili-bank-onboarding': 'In gold, the newest account, opened in eleven minutes.',
    'yasmine-clinics-two-languages':
      'One telephone offers appointments in French, the other confirms one in Arabic.',
    'hoggar-trails-offline':
      'The trail leads round the telephone and on across its map, which needs no signal.',
    'dar-zellij-shop': 'Stars of paper, one inside the other. The shop’s are made of clay.',
  },
  /** The clients in a word, by study, for the tabs of a phone: each is a part of the name. */
  short: {
    'noria-water-bills': 'Noria',
    'tassili-bank-onboarding': 'Tassili',
    'yasmine-clinics-two-languages': 'Yasmine',
    'hoggar-trails-offline': 'Hoggar',
    'dar-zellij-shop': 'Zellij',
  },
} as const
