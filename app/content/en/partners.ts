/** A company whose mark stands in the row of partners. */
export type Partner = {
  /** The name under which its mark is found. */
  slug: string
  name: string
  /** What it does with us, in one line. */
  role: string
}

/** Eight, in the order of the row. */
export const partners = [
  {
    slug: 'zerda-hosting',
    name: 'Zerda Hosting',
    role: 'Keeps our clients’ servers in Algiers and Oran',
  },
  {
    slug: 'aures-payments',
    name: 'Aurès Payments',
    role: 'Connects shops and apps to card payments',
  },
  {
    slug: 'numid-maps',
    name: 'Numid Maps',
    role: 'Surveys the roads and tracks that other maps leave out',
  },
  {
    slug: 'salamandre-audit',
    name: 'Salamandre Audit',
    role: 'Reads code that guards money or health, before launch',
  },
  {
    slug: 'halfa-press',
    name: 'Halfa Press',
    role: 'Prints the first sheet of every identity',
  },
  {
    slug: 'oued-signs',
    name: 'Oued Signs',
    role: 'Cuts, bends and mounts what we draw for walls',
  },
  {
    slug: 'tafoukt-solar',
    name: 'Tafoukt Solar',
    role: 'Powers the test shelf and most of the studio',
  },
  {
    slug: 'kahina-freight',
    name: 'Kahina Freight',
    role: 'Carries samples between the two shores',
  },
] as const satisfies readonly Partner[]
