import type { faq } from '#words/faq.ts'

type Slug = (typeof faq)['categories'][number]['items'][number]['slug']

/**
 * How sure each answer is, from what depends on the project (`open`) to a promise (`sure`). The page shows it by the width
 * of the answer's letters and of the ground under it. An answer that is a list or a reason has no degree.
 */
export const faqCertainties: Readonly<Record<Slug, keyof (typeof faq)['degrees'] | null>> = {
  'what-do-you-build': null,
  'which-technology': null,
  'existing-code': 'likely',
  'arabic-french-english': 'sure',
  'design-only': 'sure',
  'payments-in-algeria': 'sure',
  accessibility: 'sure',
  'fixed-price': 'sure',
  'what-does-it-cost': 'sure',
  // Small projects pay in halves.
  'when-do-we-pay': 'firm',
  'how-do-we-pay': 'sure',
  'free-quote': 'sure',
  'other-costs': null,
  'why-is-a-year-cheaper': null,
  'when-can-you-start': 'likely',
  'how-long': 'open',
  // Somebody may be replaced.
  'who-works-on-it': 'firm',
  'how-much-of-our-time': 'likely',
  'changes-of-mind': 'likely',
  'what-do-we-prepare': 'sure',
  // If the delay is our fault.
  late: 'firm',
  confidentiality: 'sure',
  'do-we-need-a-plan': 'open',
  guarantee: 'sure',
  'how-fast': 'open',
  'unused-hours': 'open',
  'who-owns-the-code': 'sure',
  hosting: 'open',
  leaving: 'sure',
}
