import type { faq } from '#words/faq.ts'

/** From what depends on the project to a promise. */
export const certainties = ['open', 'likely', 'firm', 'sure'] as const

type Slug = (typeof faq)['categories'][number]['items'][number]['slug']

/** How sure each answer is. The page shows it by the width of the answer's letters. */
export const faqCertainties: Readonly<Record<Slug, (typeof certainties)[number]>> = {
  'which-technology': 'open',
  'what-do-you-build': 'firm',
  'existing-code': 'likely',
  'arabic-french-english': 'sure',
  'design-only': 'sure',
  'payments-in-algeria': 'likely',
  accessibility: 'sure',
  'fixed-price': 'sure',
  'what-does-it-cost': 'sure',
  'when-do-we-pay': 'sure',
  'how-do-we-pay': 'sure',
  'free-quote': 'sure',
  'other-costs': 'likely',
  'why-is-a-year-cheaper': 'firm',
  'when-can-you-start': 'open',
  'how-long': 'open',
  'who-works-on-it': 'likely',
  'how-much-of-our-time': 'likely',
  'changes-of-mind': 'likely',
  'what-do-we-prepare': 'sure',
  late: 'firm',
  confidentiality: 'sure',
  'do-we-need-a-plan': 'open',
  guarantee: 'firm',
  'how-fast': 'open',
  'unused-hours': 'open',
  'who-owns-the-code': 'sure',
  hosting: 'open',
  leaving: 'sure',
}
