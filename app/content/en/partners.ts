/** A partner company. */
export type Partner = {
  /** Key of its logo. */
  slug: string
  name: string
  /** What it does with us, in one line. */
  role: string
}

/** The eight partners, in display order. */
export const partners = [
  {
    slug: 'zerda-hosting',
    name: 'Zerda Hosting',
    role: 'Hosts our clients’ servers in Algiers and Oran',
  },
  {
    slug: 'aures-payments',
    name: 'Aurès Payments',
    role: 'Handles card payments for shops and apps',
  },
  {
    slug: 'numid-maps',
    name: 'Numid Maps',
    role: 'Surveys the roads and tracks that other maps leave out',
  },
  {
    slug: 'salamandre-audit',
    name: 'Salamandre Audit',
    role: 'Audits code that handles money or health data',
  },
  {
    slug: 'halfa-press',
    name: 'Halfa Press',
    role: 'Prints the first proofs of every brand we design',
  },
  {
    slug: 'oued-signs',
    name: 'Oued Signs',
    role: 'Makes and mounts the signs that we design',
  },
  {
    slug: 'tafoukt-solar',
    name: 'Tafoukt Solar',
    role: 'Powers our test phones and most of the studio',
  },
  {
    slug: 'kahina-freight',
    name: 'Kahina Freight',
    role: 'Carries samples between Algiers and Marseille',
  },
] as const satisfies readonly Partner[]

export type PartnerSlug = (typeof partners)[number]['slug']
