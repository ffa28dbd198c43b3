import { partners as words } from '#words/partners.ts'

/** A partner company; its words are in each language's `partners.ts`. */
export type PartnerSlug = keyof typeof words

export type Partner = {
  /** Key of its logo and words. */
  slug: PartnerSlug
  name: string
  /** What it does with us, in one line. */
  role: string
}

const slugs: readonly PartnerSlug[] = [
  'zerda-hosting',
  'aures-payments',
  'numid-maps',
  'salamandre-audit',
  'halfa-press',
  'oued-signs',
  'tafoukt-solar',
  'kahina-freight',
]

/** The eight partners, in display order. */
export const partners: readonly Partner[] = slugs.map((slug) => ({ slug, ...words[slug] }))
